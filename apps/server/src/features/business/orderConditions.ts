import { and, eq, exists, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { orderLines, orders } from '../../db/schema/business.ts';
import { containsText } from './containsText.ts';

/** What orders can be narrowed by. */
export type OrderFilters = {
  status?: string;
  marketplace?: string;
  keyword?: string;
  from?: string;
  to?: string;
};

const DAY_MS = 86_400_000;

/** The condition of order filters; both days are included. */
export function orderConditions(db: Database, filters: OrderFilters): SQL | undefined {
  const { status, marketplace, keyword, from, to } = filters;
  return and(
    status ? eq(orders.status, status) : undefined,
    marketplace ? eq(orders.marketplace, marketplace) : undefined,
    keyword ? matchesKeyword(db, keyword) : undefined,
    from ? gte(orders.orderedAt, startOfDay(from)) : undefined,
    to ? lt(orders.orderedAt, new Date(startOfDay(to).getTime() + DAY_MS)) : undefined,
  );
}

/** The first moment of a day in UTC. */
function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`);
}

function matchesKeyword(db: Database, keyword: string): SQL | undefined {
  const line = db
    .select({ found: sql`1` })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.companyId, orders.companyId),
        eq(orderLines.orderId, orders.orderId),
        containsText(orderLines.sku, keyword),
      ),
    );
  return or(
    containsText(orders.orderNo, keyword),
    containsText(orders.buyerName, keyword),
    containsText(orders.trackingNo, keyword),
    exists(line),
  );
}
