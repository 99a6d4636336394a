import { and, eq, notInArray, type SQL } from 'drizzle-orm';
import { UNSOLD } from '../../../data/soldOrders.ts';
import { orders } from '../../../db/schema/business.ts';
import type { RequestContext } from '../../../http/RequestContext.ts';
import { orderConditions } from '../orderConditions.ts';
import type { DayRange } from './periodOf.ts';

/** Whose sales, and of which marketplace and which shop, by name, when only one is asked for. */
export type SalesScope = Pick<RequestContext, 'db' | 'companyId' | 'timeZone' | 'locale'> & {
  marketplace?: string | undefined;
  shop?: string | undefined;
};

/** The orders of a range that count as sales: those that were paid and not cancelled. */
export function salesCondition(scope: SalesScope, range: DayRange): SQL | undefined {
  const { companyId, marketplace, shop } = scope;
  return and(
    eq(orders.companyId, companyId),
    notInArray(orders.status, [...UNSOLD]),
    orderConditions(scope, { ...range, marketplace }),
    shop ? eq(orders.shopName, shop) : undefined,
  );
}
