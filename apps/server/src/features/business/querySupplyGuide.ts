import type { SQL } from 'drizzle-orm';
import { and, count, countDistinct, eq, lt, or } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { businessRecords, listings, orders, shops, stock } from '../../db/schema/business.ts';
import type { Handlers } from '../../http/handlers.ts';
import { requireResource } from '../access/requireAccess.ts';
import { sellerShips } from './views/orderViews.ts';

/** How far the company's supply chain is set up, and what waits. */
export const querySupplyGuide: Handlers['querySupplyGuide'] = async (_request, context) => {
  // The guide is for those, too, who have no shop yet.
  await requireResource(context, 'orders', { despite: 'locked' });
  const { db, companyId, clock } = context;
  const countOf = async (table: PgTable, where: SQL | undefined) => {
    const [row] = await db.select({ count: count() }).from(table).where(where);
    return row?.count ?? 0;
  };
  const ofKind = (kind: string) =>
    countOf(businessRecords, and(eq(businessRecords.companyId, companyId), eq(businessRecords.kind, kind)));
  const toShip = and(eq(orders.companyId, companyId), sellerShips);
  const [warehouses] = await db
    .select({ count: countDistinct(stock.warehouse) })
    .from(stock)
    .where(eq(stock.companyId, companyId));
  return {
    shops: await countOf(shops, eq(shops.companyId, companyId)),
    listings: await countOf(listings, and(eq(listings.companyId, companyId), eq(listings.status, 'active'))),
    warehouses: warehouses?.count ?? 0,
    suppliers: await ofKind('suppliers'),
    carriers: await ofKind('carriers'),
    toShip: await countOf(orders, toShip),
    overdue: await countOf(orders, and(toShip, lt(orders.shipBy, clock.now()))),
    lowStock: await countOf(
      stock,
      and(eq(stock.companyId, companyId), or(eq(stock.status, 'low'), eq(stock.status, 'out'))),
    ),
  };
};
