import type { SalesOverview } from '@portal/api-client/contract';
import { and, asc, desc, eq, inArray, sum } from 'drizzle-orm';
import { orderLines, orders, products } from '../../../db/schema/business.ts';
import { productNameIn } from '../productNameIn.ts';
import type { DayRange } from './periodOf.ts';
import { type SalesScope, salesCondition } from './salesCondition.ts';

const TOP_PRODUCTS = 10;

/** The best sellers by value. */
export async function readTopProducts(
  scope: SalesScope,
  range: DayRange,
): Promise<SalesOverview['topProducts']> {
  const gmv = sum(orderLines.amountUsd).mapWith(Number);
  const { db, companyId } = scope;
  const sold = db.select({ orderId: orders.orderId }).from(orders).where(salesCondition(scope, range));
  const rows = await db
    .select({ sku: orderLines.sku, units: sum(orderLines.quantity).mapWith(Number), gmv })
    .from(orderLines)
    .where(and(eq(orderLines.companyId, companyId), inArray(orderLines.orderId, sold)))
    .groupBy(orderLines.sku)
    .orderBy(desc(gmv), asc(orderLines.sku))
    .limit(TOP_PRODUCTS);
  const named = await db
    .select({ sku: products.sku, productName: productNameIn(scope.locale) })
    .from(products)
    .where(
      and(
        eq(products.companyId, companyId),
        inArray(
          products.sku,
          rows.map(({ sku }) => sku),
        ),
      ),
    );
  const names = new Map(named.map(({ sku, productName }) => [sku, productName]));
  return rows.map((row) => ({ ...row, productName: names.get(row.sku) ?? row.sku, gmv: row.gmv / 100 }));
}
