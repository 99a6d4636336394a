import type { Locale } from '../../../../http/localeOf.ts';
import { marketplaceLabel } from '../../words/marketplaceLabel.ts';
import { inLanguage } from '../../words/Words.ts';
import type { Paper } from '../papers/createPaper.ts';
import type { PrintedOrder } from '../papers/PrintedOrder.ts';
import { slipWords } from './slipWords.ts';

const SKU_WIDTH = 130;
const QUANTITY_WIDTH = 60;
const GAP = 10;
const BARCODE = { width: 230, height: 36 };

/** Draws the slip of an order on a page of its own, and goes on on others where its lines need them. */
export function drawSlip(paper: Paper, slip: PrintedOrder, locale: Locale): undefined {
  const { left, width, bottom } = paper;
  const say = (name: keyof typeof slipWords) => inLanguage(slipWords[name], locale);
  const columns = {
    sku: { x: left, width: SKU_WIDTH, size: 9 },
    product: {
      x: left + SKU_WIDTH + GAP,
      width: width - SKU_WIDTH - QUANTITY_WIDTH - 2 * GAP,
      size: 10,
    },
    quantity: { x: left + width - QUANTITY_WIDTH, width: QUANTITY_WIDTH, size: 11, align: 'right' as const },
  };
  const row = (y: number, [sku, product, quantity]: readonly [string, string, string]) => {
    const ends = [
      paper.write(sku, { ...columns.sku, y }),
      paper.write(product, { ...columns.product, y }),
      paper.write(quantity, { ...columns.quantity, y }),
    ];
    const end = Math.max(...ends) + 4;
    paper.rule(end);
    return end + 6;
  };
  let y = drawHead(paper, slip, locale);
  /** A page with room for something so high. */
  const makeRoom = (height: number) => {
    if (y + height <= bottom) return;
    paper.addPage();
    y = paper.write(`${slip.orderNo} · ${say('continued')}`, { x: left, y: paper.top, width, size: 12 }) + 10;
  };
  y = row(y, ['SKU', say('product'), say('quantity')]);
  for (const { sku, productName, quantity } of slip.lines) {
    makeRoom(Math.max(paper.heightOf(sku, columns.sku), paper.heightOf(productName, columns.product)) + GAP);
    y = row(y, [sku, productName, String(quantity)]);
  }
  makeRoom(24);
  const units = slip.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  y = row(y, ['', say('total'), String(units)]);
  if (!slip.note) return;
  for (const part of [say('note'), ...slip.note.split('\n')]) {
    makeRoom(paper.heightOf(part, { width, size: 10 }));
    y = paper.write(part, { x: left, y, width, size: 10 });
  }
}

/** The number with its bars, where the parcel goes and what is known of it; gives where the lines begin. */
function drawHead(paper: Paper, slip: PrintedOrder, locale: Locale): number {
  const { left, top, width } = paper;
  const half = width / 2 - GAP;
  const right = left + width / 2 + GAP;
  paper.addPage();
  paper.barcode(slip.orderNo, { x: left + width - BARCODE.width, y: top, ...BARCODE, align: 'right' });
  paper.write(slip.orderNo, {
    x: right,
    y: top + BARCODE.height + 4,
    width: half,
    size: 10,
    align: 'right',
  });
  const title = inLanguage(slipWords.title, locale);
  const shop = paper.write(title, { x: left, y: top, width: half, size: 18 });
  const below = Math.max(paper.write(slip.shopName, { x: left, y: shop, width: half, size: 10 }), top + 60);
  const shipTo = inLanguage(slipWords.shipTo, locale);
  let address = paper.write(shipTo, { x: left, y: below + 12, width: half, size: 9 });
  for (const line of [...slip.address, marketplaceLabel(slip.marketplace, locale)])
    address = paper.write(line, { x: left, y: address, width: half, size: 12 });
  let facts = below + 12;
  const parcel = inLanguage(slipWords.parcel, locale);
  for (const [name, value] of [...(slip.parcel ? [[parcel, slip.parcel] as const] : []), ...slip.facts])
    facts = paper.write(`${name}: ${value}`, { x: right, y: facts, width: half, size: 9 });
  return Math.max(address, facts) + 20;
}
