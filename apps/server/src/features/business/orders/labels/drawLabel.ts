import type { Locale } from '../../../../http/localeOf.ts';
import type { MessageName } from '../../../../http/messages.ts';
import { marketplaceLabel } from '../../words/marketplaceLabel.ts';
import { inLanguage } from '../../words/Words.ts';
import type { Paper, PaperSize } from '../papers/createPaper.ts';
import type { PrintedOrder } from '../papers/PrintedOrder.ts';
import { labelWords } from './labelWords.ts';

/** 100 × 150 mm, the size of label printers. */
export const LABEL_SIZE: PaperSize = { width: 283.46, height: 425.2, margin: 14 };

const SMALL = 8;
const GAP = 6;
const BARCODE_HEIGHT = 54;
/** Room of the shop's name and of the order's number, in points. */
const SHOP = { height: 34, largest: 13, smallest: 7 };
const NUMBER = { height: 26, largest: 12, smallest: 6 };
const ADDRESS = { largest: 20, smallest: 7 };

/** Draws the address label of an order's parcel on a page of its own, unless a text of it has no room there. */
export function drawLabel(paper: Paper, order: PrintedOrder, locale: Locale): MessageName | undefined {
  const { left, top, width, bottom } = paper;
  const say = (name: keyof typeof labelWords) => inLanguage(labelWords[name], locale);
  const small = { x: left, width, size: SMALL };
  const pieces = `${say('units')}: ${order.lines.reduce((sum, { quantity }) => sum + quantity, 0)}`;
  const facts = order.parcel ? `${pieces} · ${say('parcel')}: ${order.parcel}` : pieces;
  const own = bottom - paper.heightOf(say('own'), small);
  const units = own - GAP - paper.heightOf(facts, small);
  const number = units - NUMBER.height;
  const bars = number - BARCODE_HEIGHT - 4;
  const shop = top + paper.heightOf(say('from'), small);
  const shipTo = shop + SHOP.height + 2 * GAP;
  const address = shipTo + paper.heightOf(say('shipTo'), small) + 4;
  const places = [
    ...new Set([marketplaceLabel(order.marketplace, locale), marketplaceLabel(order.marketplace, 'en-US')]),
  ];
  const lines = [...order.address, places.join(' · ')].join('\n');
  const shopSize = paper.sizeFor(order.shopName, { width, ...SHOP });
  const numberSize = paper.sizeFor(order.orderNo, { width, ...NUMBER });
  const addressSize = paper.sizeFor(lines, { width, height: bars - 2 * GAP - address, ...ADDRESS });
  if (!shopSize || !numberSize || !addressSize) return 'labelTooLong';

  paper.addPage();
  paper.write(say('from'), { ...small, y: top });
  paper.write(order.shopName, { x: left, y: shop, width, size: shopSize });
  paper.rule(shop + SHOP.height + GAP);
  paper.write(say('shipTo'), { ...small, y: shipTo });
  paper.write(lines, { x: left, y: address, width, size: addressSize });
  paper.rule(bars - GAP);
  paper.barcode(order.orderNo, { x: left, y: bars, width, height: BARCODE_HEIGHT, align: 'center' });
  paper.write(order.orderNo, { x: left, y: number, width, size: numberSize, align: 'center' });
  paper.write(facts, { ...small, y: units, align: 'center' });
  paper.write(say('own'), { ...small, y: own, align: 'center' });
  return undefined;
}
