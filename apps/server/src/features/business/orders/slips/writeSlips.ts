import { setImmediate } from 'node:timers/promises';
import type { Locale } from '../../../../http/localeOf.ts';
import { inLanguage } from '../../words/Words.ts';
import { createSlipPaper } from './createSlipPaper.ts';
import { drawSlip, drawWithout } from './drawSlip.ts';
import type { Slips } from './openSlips.ts';
import { SLIPS_TITLE } from './slipWords.ts';

/** Writes packing slips as PDF, one order after the other; those that have none are named at the end. */
export async function* writeSlips(
  { rows, without }: Pick<Slips, 'rows' | 'without'>,
  { locale }: { locale: Locale },
): AsyncGenerator<Uint8Array> {
  const paper = createSlipPaper({ title: inLanguage(SLIPS_TITLE, locale), lang: locale });
  const { document } = paper;
  for await (const slip of rows) {
    drawSlip(paper, slip, locale);
    // A page takes about a millisecond of the one thread that answers everybody.
    await setImmediate();
    for (let piece = document.read(); piece !== null; piece = document.read()) yield piece;
  }
  if (without.length > 0) drawWithout(paper, without, locale);
  document.end();
  yield* document;
}
