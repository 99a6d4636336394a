import type { Locale } from '../../../../http/localeOf.ts';
import { inLanguage, type Words } from '../../words/Words.ts';
import type { Paper } from './createPaper.ts';
import { type OrderPaper, orderPapers } from './orderPapers.ts';
import type { WithoutPaper } from './PrintedOrder.ts';

/** Orders that are named; the others are counted. */
const MOST_NAMED = 500;
const MORE: Words = ['另有 {count} 个', 'and {count} more', '외 {count}건'];

/** Names the orders that have no such paper, and why, on pages of their own. */
export function drawWithout(
  paper: Paper,
  kind: OrderPaper,
  orders: readonly WithoutPaper[],
  locale: Locale,
): void {
  const { left, top, width, bottom } = paper;
  paper.addPage();
  const heading = `${inLanguage(orderPapers[kind].without, locale)} (${orders.length})`;
  let y = paper.write(heading, { x: left, y: top, width, size: 14 }) + 8;
  const rest = orders.length - MOST_NAMED;
  const more = inLanguage(MORE, locale).replace('{count}', String(rest));
  const lines = orders.slice(0, MOST_NAMED).map(({ orderNo, reason }) => `${orderNo}  ${reason}`);
  for (const text of rest > 0 ? [...lines, more] : lines) {
    if (y + paper.heightOf(text, { width, size: 10 }) > bottom) {
      paper.addPage();
      y = top;
    }
    y = paper.write(text, { x: left, y, width, size: 10 });
  }
}
