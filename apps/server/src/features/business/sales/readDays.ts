import { and, between, count, eq, sql, sum } from 'drizzle-orm';
import { adsDays, orders } from '../../../db/schema/business.ts';
import { dayColumn } from '../companyDays.ts';
import type { DayRange } from './periodOf.ts';
import { type SalesScope, salesCondition } from './salesCondition.ts';

/** One day's sales and ads; money in hundredths of US dollars. */
export type SalesDay = {
  day: string;
  gmv: number;
  orders: number;
  units: number;
  refunded: number;
  adSpend: number;
  adSales: number;
};

/** The days of a range on which something was sold or spent, in no order. */
export async function readDays(scope: SalesScope, range: DayRange): Promise<SalesDay[]> {
  const orderDays = await readOrderDays(scope, range);
  const spendDays = await readSpendDays(scope, range);
  const byDay = new Map<string, SalesDay>();
  const at = (day: string) => {
    const found = byDay.get(day) ?? { day, gmv: 0, orders: 0, units: 0, refunded: 0, adSpend: 0, adSales: 0 };
    byDay.set(day, found);
    return found;
  };
  for (const { day, ...sold } of orderDays) Object.assign(at(day), sold);
  for (const { day, ...spent } of spendDays) Object.assign(at(day), spent);
  return [...byDay.values()];
}

function readOrderDays(scope: SalesScope, range: DayRange) {
  const day = dayColumn(orders.orderedAt, scope.timeZone);
  return scope.db
    .select({
      day,
      gmv: sum(orders.amountUsd).mapWith(Number),
      orders: count(),
      units: sum(orders.units).mapWith(Number),
      refunded: sql`count(*) filter (where ${orders.status} = 'refunded')`.mapWith(Number),
    })
    .from(orders)
    .where(salesCondition(scope, range))
    .groupBy(day);
}

function readSpendDays({ db, companyId, marketplace }: SalesScope, { from, to }: DayRange) {
  return db
    .select({
      day: adsDays.day,
      adSpend: sum(adsDays.spendUsd).mapWith(Number),
      adSales: sum(adsDays.salesUsd).mapWith(Number),
    })
    .from(adsDays)
    .where(
      and(
        eq(adsDays.companyId, companyId),
        between(adsDays.day, from, to),
        marketplace ? eq(adsDays.marketplace, marketplace) : undefined,
      ),
    )
    .groupBy(adsDays.day);
}
