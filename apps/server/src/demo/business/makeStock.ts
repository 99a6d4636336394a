import type { stock } from '../../db/schema/business.ts';
import type { DemoCompany } from '../catalogue/companies.ts';
import { createRandom, type Random } from '../createRandom.ts';
import { marketplaces } from '../marketplaces.ts';
import type { ProductRow } from './makeProducts.ts';

/** A row of the stock table. */
export type StockRow = typeof stock.$inferInsert;

const HOUR_MS = 3_600_000;

const warehouses = [
  ...marketplaces.map(({ code }) => [`FBA-${code}`, code] as const),
  ['LOS-ANGELES', 'US'],
  ['FRANKFURT', 'DE'],
  ['BIRMINGHAM', 'UK'],
  ['OSAKA', 'JP'],
  ['SHENZHEN', 'CN'],
  ['YIWU', 'CN'],
] as const;

/** Most products in most warehouses, from sold out to far too many. */
export function* makeStock(
  company: DemoCompany,
  products: readonly ProductRow[],
  now: Date,
): Generator<StockRow> {
  const random = createRandom(`stock:${company.id}`);
  for (const product of products) {
    for (const [warehouse, marketplace] of warehouses) {
      if (!random.chance(0.7)) continue;
      const dailySales = random.between(2, 140) / 10;
      const { onHand, inbound } = drawLevel(dailySales, random);
      const daysOfCover = Math.round(onHand / dailySales);
      yield {
        companyId: company.id,
        stockId: `${warehouse}-${product.sku}`,
        sku: product.sku,
        warehouse,
        marketplace,
        status: statusOf(onHand, daysOfCover),
        onHand,
        reserved: onHand > 3 && random.chance(0.4) ? random.between(1, Math.ceil(onHand / 4)) : 0,
        inbound,
        dailySales,
        daysOfCover,
        ageDays: onHand > 0 ? random.between(5, 320) : 0,
        countedAt: new Date(now.getTime() - random.between(1, 72) * HOUR_MS),
      };
    }
  }
}

function drawLevel(dailySales: number, random: Random): { onHand: number; inbound: number } {
  const days = random.weighted([
    [0, 7],
    [random.between(2, 14), 18],
    [random.between(15, 90), 60],
    [random.between(150, 400), 15],
  ]);
  const inbound = days < 40 && random.chance(0.6) ? random.between(20, 600) : 0;
  return { onHand: Math.round(days * dailySales), inbound };
}

function statusOf(onHand: number, daysOfCover: number): string {
  if (onHand === 0) return 'out';
  if (daysOfCover < 15) return 'low';
  return daysOfCover > 120 ? 'overstock' : 'normal';
}
