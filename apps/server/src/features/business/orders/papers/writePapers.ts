import { setImmediate } from 'node:timers/promises';
import type { Locale } from '../../../../http/localeOf.ts';
import { type MessageName, messageText } from '../../../../http/messages.ts';
import { inLanguage } from '../../words/Words.ts';
import { drawLabel, LABEL_SIZE } from '../labels/drawLabel.ts';
import { drawSlip } from '../slips/drawSlip.ts';
import { A4, createPaper, type Paper, type PaperSize } from './createPaper.ts';
import { drawWithout } from './drawWithout.ts';
import type { Papers } from './openPapers.ts';
import { type OrderPaper, orderPapers } from './orderPapers.ts';
import type { PrintedOrder } from './PrintedOrder.ts';

/** How an order is drawn on pages of its own; gives why it was not. */
type Draw = (paper: Paper, order: PrintedOrder, locale: Locale) => MessageName | undefined;

const DRAWINGS: Readonly<Record<OrderPaper, { size: PaperSize; draw: Draw }>> = {
  'packing-slips': { size: A4, draw: drawSlip },
  'address-labels': { size: LABEL_SIZE, draw: drawLabel },
};

/** Writes papers of orders as PDF, one order after the other; those that have none are named at the end. */
export async function* writePapers(
  kind: OrderPaper,
  { rows, without }: Pick<Papers, 'rows' | 'without'>,
  { locale }: { locale: Locale },
): AsyncGenerator<Uint8Array> {
  const { size, draw } = DRAWINGS[kind];
  const paper = createPaper({ title: inLanguage(orderPapers[kind].title, locale), lang: locale, size });
  const { document } = paper;
  const unfit: Papers['without'][number][] = [];
  for await (const order of rows) {
    const refusal = draw(paper, order, locale);
    if (refusal) unfit.push({ orderNo: order.orderNo, reason: messageText(refusal, locale) });
    // A page takes about a millisecond of the one thread that answers everybody.
    await setImmediate();
    for (let piece = document.read(); piece !== null; piece = document.read()) yield piece;
  }
  const unprinted = [...without, ...unfit];
  if (unprinted.length > 0) drawWithout(paper, kind, unprinted, locale);
  document.end();
  yield* document;
}
