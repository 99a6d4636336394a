import type { Handlers } from '../../../../http/handlers.ts';
import { messageText } from '../../../../http/messages.ts';
import { requireResource } from '../../../access/requireAccess.ts';
import { inLanguage } from '../../words/Words.ts';
import { createPaper, type Drawn } from '../papers/createPaper.ts';
import { openPapers } from '../papers/openPapers.ts';
import { orderPapers } from '../papers/orderPapers.ts';
import { requirePapers } from '../papers/requirePapers.ts';
import { drawLabel, LABEL_SIZE } from './drawLabel.ts';

const MM_PER_POINT = 25.4 / 72;

/** The address labels of orders as they are drawn, for a printer. */
export const queryAddressLabels: Handlers['queryAddressLabels'] = async ({ ids }, context) => {
  await requireResource(context, 'orders');
  const { locale } = context;
  const selection = { resource: 'orders', ids, sortBy: 'shipBy', sortDirection: 'asc' } as const;
  await requirePapers('address-labels', selection, context);
  let drawn: Drawn[] = [];
  // The same drawing as the file's; the document is not read.
  const paper = createPaper({
    title: inLanguage(orderPapers['address-labels'].title, locale),
    lang: locale,
    size: LABEL_SIZE,
    onDraw: (item) => drawn.push(inMillimetres(item)),
  });
  const papers = await openPapers('address-labels', selection, context);
  const labels: { orderNo: string; drawn: Drawn[] }[] = [];
  const unfit: { orderNo: string; reason: string }[] = [];
  for await (const order of papers.rows) {
    drawn = [];
    const refusal = drawLabel(paper, order, locale);
    if (refusal) unfit.push({ orderNo: order.orderNo, reason: messageText(refusal, locale) });
    else labels.push({ orderNo: order.orderNo, drawn });
  }
  return {
    width: millimetres(LABEL_SIZE.width),
    height: millimetres(LABEL_SIZE.height),
    labels,
    without: [...papers.without, ...unfit],
  };
};

function inMillimetres(item: Drawn): Drawn {
  const place = { x: millimetres(item.x), y: millimetres(item.y), width: millimetres(item.width) };
  return item.kind === 'barcode'
    ? { ...item, ...place, height: millimetres(item.height) }
    : { ...item, ...place };
}

const millimetres = (points: number): number => Math.round(points * MM_PER_POINT * 100) / 100;
