import type { SalesOverview } from '@portal/api-client/contract';
import { and, asc, eq } from 'drizzle-orm';
import { orders } from '../../db/schema/business.ts';
import { HttpError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { requireResource } from '../access/requireAccess.ts';
import { dayOf } from './companyDays.ts';
import { type Period, periodOf } from './sales/periodOf.ts';
import { readSales, type SalesDay } from './sales/readSales.ts';
import { readTopProducts } from './sales/readTopProducts.ts';
import type { SalesScope } from './sales/salesCondition.ts';

/** How the company sold in a period, against the one just before it. */
export const querySalesOverview: Handlers['querySalesOverview'] = async (request, context) => {
  await requireResource(context, 'sales');
  const period = periodOf(request, { now: context.clock.now(), timeZone: context.timeZone });
  if (!period) throw new HttpError(400, 'badRequest', { detail: { field: 'from' } });
  const { marketplace, shop } = request;
  const scope = { ...context, marketplace, shop };
  const [{ days, byMarketplace }, { days: before }, isPreviousIncomplete, topProducts] = await Promise.all([
    readSales(scope, period),
    readSales(scope, period.previous),
    beginsAfter(scope, period.previous.from),
    readTopProducts(scope, period),
  ]);
  return {
    currency: 'USD',
    timeZone: context.timeZone,
    from: period.from,
    to: period.to,
    totals: totalsOf(days),
    previous: totalsOf(before),
    isPreviousIncomplete,
    daily: everyDay(period, days),
    byMarketplace,
    topProducts,
  };
};

/** Whether the first order of the company, or of the one shop that is asked for, came after the beginning of a day. */
async function beginsAfter({ db, companyId, timeZone, shop }: SalesScope, day: string): Promise<boolean> {
  const [first] = await db
    .select({ orderedAt: orders.orderedAt })
    .from(orders)
    .where(and(eq(orders.companyId, companyId), shop ? eq(orders.shopName, shop) : undefined))
    .orderBy(asc(orders.orderedAt))
    .limit(1);
  return first !== undefined && dayOf({ now: first.orderedAt, timeZone }) > day;
}

function totalsOf(days: readonly SalesDay[]): SalesOverview['totals'] {
  const sum = (field: Exclude<keyof SalesDay, 'day'>) => days.reduce((total, day) => total + day[field], 0);
  const orders = sum('orders');
  const adSales = sum('adSales');
  return {
    gmv: sum('gmv') / 100,
    orders,
    units: sum('units'),
    refundRate: orders === 0 ? 0 : sum('refunded') / orders,
    adSpend: sum('adSpend') / 100,
    acos: adSales === 0 ? null : sum('adSpend') / adSales,
  };
}

function everyDay(period: Period, days: readonly SalesDay[]): SalesOverview['daily'] {
  const byDay = new Map(days.map((day) => [day.day, day]));
  return period.days.map((day) => {
    const found = byDay.get(day);
    return {
      day,
      gmv: (found?.gmv ?? 0) / 100,
      orders: found?.orders ?? 0,
      units: found?.units ?? 0,
      adSpend: (found?.adSpend ?? 0) / 100,
    };
  });
}
