import type { SalesOverview } from '@portal/api-client/contract';
import { and, between, count, eq, inArray, sql, sum } from 'drizzle-orm';
import { adsDays, orders, shops } from '../../../db/schema/business.ts';
import { dayNumber } from '../companyDays.ts';
import { type DayRange, daysOf } from './periodOf.ts';
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

/** What was sold and spent in a range: day by day, in no order, and by marketplace, largest first. */
export type Sales = { days: SalesDay[]; byMarketplace: SalesOverview['byMarketplace'] };

/** Reads what was sold and spent in a range; days without either are missing. */
export async function readSales(scope: SalesScope, range: DayRange): Promise<Sales> {
  const days = daysOf(range);
  const [sold, spendDays] = await Promise.all([readSold(scope, range, days), readSpendDays(scope, range)]);
  const byDay = new Map<string, SalesDay>();
  const at = (day: string) => {
    const found = byDay.get(day) ?? { day, gmv: 0, orders: 0, units: 0, refunded: 0, adSpend: 0, adSales: 0 };
    byDay.set(day, found);
    return found;
  };
  const places = new Map<string, { marketplace: string; gmv: number; orders: number }>();
  for (const { number, marketplace, gmv, orders: count, units, refunded } of sold) {
    const day = at(days[number - 1] ?? range.from);
    day.gmv += gmv;
    day.orders += count;
    day.units += units;
    day.refunded += refunded;
    const place = places.get(marketplace) ?? { marketplace, gmv: 0, orders: 0 };
    places.set(marketplace, { marketplace, gmv: place.gmv + gmv, orders: place.orders + count });
  }
  for (const { day, ...spent } of spendDays) Object.assign(at(day), spent);
  const byMarketplace = [...places.values()]
    .toSorted((one, other) => other.gmv - one.gmv || (one.marketplace < other.marketplace ? -1 : 1))
    .map((place) => ({ ...place, gmv: place.gmv / 100 }));
  return { days: [...byDay.values()], byMarketplace };
}

function readSold(scope: SalesScope, range: DayRange, days: readonly string[]) {
  const number = dayNumber(orders.orderedAt, days, scope.timeZone).mapWith(Number);
  return scope.db
    .select({
      number,
      marketplace: orders.marketplace,
      gmv: sum(orders.amountUsd).mapWith(Number),
      orders: count(),
      units: sum(orders.units).mapWith(Number),
      refunded: sql`count(*) filter (where ${orders.status} = 'refunded')`.mapWith(Number),
    })
    .from(orders)
    .where(salesCondition(scope, range))
    .groupBy(number, orders.marketplace);
}

function shopsNamed({ db, companyId }: Pick<SalesScope, 'db' | 'companyId'>, name: string) {
  return db
    .select({ shopId: shops.shopId })
    .from(shops)
    .where(and(eq(shops.companyId, companyId), eq(shops.shopName, name)));
}

function readSpendDays({ db, companyId, marketplace, shop }: SalesScope, { from, to }: DayRange) {
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
        shop ? inArray(adsDays.shopId, shopsNamed({ db, companyId }, shop)) : undefined,
      ),
    )
    .groupBy(adsDays.day);
}
