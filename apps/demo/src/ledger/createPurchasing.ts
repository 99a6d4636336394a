import { supplierNamed } from '../catalogue/suppliers.ts';
import { createRandom, type Random } from '../createRandom.ts';
import type { Stock } from './createStock.ts';
import type { LedgerDays } from './ledgerDays.ts';
import { type ProductRow, purchasePriceOf } from './makeProducts.ts';
import { isHeldUp } from './stories.ts';

/** A delivery of a supplier: what came, and what of it failed the inspection. */
type Receipt = { day: number; quantity: number; defects: number };

/** A purchase order, with what came of it so far. */
export type Purchase = {
  code: string;
  sku: string;
  supplier: string;
  warehouse: string;
  quantity: number;
  /** Hundredths of US dollars. */
  priceUsd: number;
  ordered: number;
  /** The day that the supplier promised. */
  promised: number;
  receipts: Receipt[];
};

/** Units that came of a purchase order so far. */
export function receivedOf({ receipts }: Purchase): number {
  return receipts.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What `createPurchasing` works with. */
export type PurchasingOptions = {
  companyId: string;
  products: readonly ProductRow[];
  stock: Stock;
  days: LedgerDays;
  homeOf(sku: string): string;
};

const COVER = 38;
const SAFETY = 18;
const LATEST = 400;

/** Makes what orders from suppliers and takes their deliveries into the home warehouses. */
export function createPurchasing({ companyId, products, stock, days, homeOf }: PurchasingOptions) {
  const random = createRandom(`purchasing:${companyId}`);
  const purchases: Purchase[] = [];
  const onOrder = new Map<string, number>();

  const receive = (purchase: Purchase, day: number, quantity: number) =>
    stock.at(day, () => {
      const { defectRate } = supplierNamed(purchase.supplier);
      const defects = Math.min(quantity, Math.round(quantity * defectRate * random.next() * 2));
      purchase.receipts.push({ day, quantity, defects });
      onOrder.set(purchase.sku, (onOrder.get(purchase.sku) ?? 0) - quantity);
      const level = stock.level(purchase.sku, purchase.warehouse);
      const reference = purchase.code;
      const time = days.startOf(day);
      stock.move(level, { kind: 'receipt', quantity, time, reference });
      stock.move(level, { kind: 'damage', quantity: -defects, time, reference });
      level.inbound -= quantity;
    });

  const order = (product: ProductRow, day: number, quantity: number) => {
    const promised = day + product.leadDays;
    const purchase: Purchase = {
      code: `PO${String(purchases.length + 1).padStart(5, '0')}`,
      sku: product.sku,
      supplier: product.supplier,
      warehouse: homeOf(product.sku),
      quantity,
      priceUsd: purchasePriceOf(product),
      ordered: day,
      promised,
      receipts: [],
    };
    purchases.push(purchase);
    onOrder.set(product.sku, (onOrder.get(product.sku) ?? 0) + quantity);
    stock.level(product.sku, purchase.warehouse).inbound += quantity;
    const arrives = isHeldUp(product.sku, day + 20) ? LATEST : promised + delayOf(product, random);
    const first = random.chance(0.35) ? Math.ceil((quantity * random.between(55, 80)) / 100) : quantity;
    receive(purchase, arrives, first);
    if (first < quantity) receive(purchase, arrives + random.between(4, 9), quantity - first);
  };

  return {
    purchases,
    /** Orders what the home warehouses will lack; each product is looked at once a week. */
    runDay(day: number) {
      for (const [index, product] of products.entries()) {
        if ((day + index) % 7 !== 0) continue;
        const { available, rate } = stock.level(product.sku, homeOf(product.sku));
        const position = available + (onOrder.get(product.sku) ?? 0);
        if (rate > 0 && position < rate * (product.leadDays + SAFETY))
          order(product, day, Math.ceil((rate * COVER + 1) / 5) * 5);
      }
    },
  };
}

function delayOf({ supplier }: ProductRow, random: Random): number {
  if (supplierNamed(supplier).isLate) return random.between(14, 26);
  return random.weighted([
    [random.between(-2, 0), 78],
    [random.between(1, 4), 17],
    [random.between(5, 9), 5],
  ]);
}
