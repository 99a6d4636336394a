import type { SalesOverview } from '@portal/api-client/contract';
import { and, asc, count, desc, eq, sql, sum } from 'drizzle-orm';
import { orderLines, orders, products } from '../../../db/schema/business.ts';
import { productNameIn } from '../productNameIn.ts';
import type { DayRange } from './periodOf.ts';
import { type SalesScope, salesCondition } from './salesCondition.ts';

const TOP_PRODUCTS = 10;

/** Sales by marketplace, largest first. */
export async function readMarketplaces(
  scope: SalesScope,
  range: DayRange,
): Promise<SalesOverview['byMarketplace']> {
  const gmv = sum(orders.amountUsd).mapWith(Number);
  const rows = await scope.db
    .select({ marketplace: orders.marketplace, gmv, orders: count() })
    .from(orders)
    .where(salesCondition(scope, range))
    .groupBy(orders.marketplace)
    .orderBy(desc(gmv), asc(orders.marketplace));
  return rows.map((row) => ({ ...row, gmv: row.gmv / 100 }));
}

/** The best sellers by value. */
export async function readTopProducts(
  scope: SalesScope,
  range: DayRange,
): Promise<SalesOverview['topProducts']> {
  const gmv = sum(orderLines.amountUsd).mapWith(Number);
  const name = productNameIn(scope.locale);
  const rows = await scope.db
    .select({
      sku: orderLines.sku,
      productName: sql<string>`coalesce(max(${name}), ${orderLines.sku})`,
      units: sum(orderLines.quantity).mapWith(Number),
      gmv,
    })
    .from(orderLines)
    .innerJoin(
      orders,
      and(eq(orders.companyId, orderLines.companyId), eq(orders.orderId, orderLines.orderId)),
    )
    .leftJoin(products, and(eq(products.companyId, orderLines.companyId), eq(products.sku, orderLines.sku)))
    .where(salesCondition(scope, range))
    .groupBy(orderLines.sku)
    .orderBy(desc(gmv), asc(orderLines.sku))
    .limit(TOP_PRODUCTS);
  return rows.map((row) => ({ ...row, gmv: row.gmv / 100 }));
}
