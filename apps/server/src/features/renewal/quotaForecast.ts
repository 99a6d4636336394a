import { and, count, eq, gte } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { orders } from '../../db/schema/business.ts';
import type { companySystems } from '../../db/schema/systems.ts';
import { ORDER_QUANTITY } from './isQuotaEmpty.ts';

const DAY_MS = 86_400_000;
/** The pace is that of two weeks: a weekend does not bend it. */
const LOOK_BACK_DAYS = 14;
/** Sooner than this nobody needs to know. */
const AHEAD_DAYS = 14;

type Service = typeof companySystems.$inferSelect;

/** Returns in how many days, one or more, the orders of a service are used up at the present pace; undefined when not soon. */
export async function quotaForecast(db: Database, service: Service, now: Date): Promise<number | undefined> {
  if (service.systemCode !== 'ERP') return undefined;
  const counted = service.billing.filter(({ keyValue }) => keyValue === ORDER_QUANTITY);
  const left = counted.reduce((sum, { billingItemValue }) => sum + Math.max(0, billingItemValue), 0);
  if (left <= 0 || counted.some(({ unlimitedUse }) => unlimitedUse)) return undefined;
  const since = new Date(now.getTime() - LOOK_BACK_DAYS * DAY_MS);
  const [found] = await db
    .select({ count: count() })
    .from(orders)
    .where(and(eq(orders.companyId, service.companyId), gte(orders.orderedAt, since)));
  const aDay = (found?.count ?? 0) / LOOK_BACK_DAYS;
  const days = Math.max(1, Math.floor(left / aDay));
  return days <= AHEAD_DAYS ? days : undefined;
}
