import { answerCodes } from '@portal/api-client/contract';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { orderLines, orders, products } from '../../db/schema/business.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { requireResource } from '../access/requireAccess.ts';
import { pageBounds } from '../params/pageOf.ts';
import { orderList } from './lists/orderList.ts';
import { orderConditions } from './orderConditions.ts';
import { productNameIn } from './productNameIn.ts';
import { orderSortColumns } from './sortColumns.ts';
import { toOrder } from './toOrder.ts';
import { selectedBy } from './views/selectedBy.ts';

/** One page of the company's orders. */
export const queryOrders: Handlers['queryOrders'] = async (request, context) => {
  await requireResource(context, 'orders');
  const { db, companyId, timeZone, clock } = context;
  const where = and(
    eq(orders.companyId, companyId),
    selectedBy(orderList, 'orders', request.view, { now: clock.now(), timeZone }),
    orderConditions({ db, companyId, timeZone }, request.filters ?? {}),
  );
  const direction = (request.sortDirection ?? 'desc') === 'asc' ? asc : desc;
  const { limit, offset } = pageBounds(request);
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(
      ...orderSortColumns[request.sortBy ?? 'orderedAt'].map((column) => direction(column)),
      direction(orders.orderId),
    )
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ count: count() }).from(orders).where(where);
  return { dataList: rows.map(toOrder), totalCount: total?.count ?? 0 };
};

/** One order of the company with its lines. */
export const queryOrder: Handlers['queryOrder'] = async ({ orderId }, context) => {
  await requireResource(context, 'orders');
  const { db, companyId, locale } = context;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, companyId), eq(orders.orderId, orderId)))
    .limit(1);
  if (!order) throw new BusinessError(answerCodes.notFound, 'notFound');
  const lines = await db
    .select({
      lineNo: orderLines.lineNo,
      sku: orderLines.sku,
      productName: productNameIn(locale),
      quantity: orderLines.quantity,
      unitPrice: orderLines.unitPrice,
    })
    .from(orderLines)
    .leftJoin(products, and(eq(products.companyId, orderLines.companyId), eq(products.sku, orderLines.sku)))
    .where(and(eq(orderLines.companyId, companyId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.lineNo));
  return {
    ...toOrder(order),
    lines: lines.map((line) => ({
      ...line,
      productName: line.productName ?? line.sku,
      unitPrice: line.unitPrice / 100,
    })),
  };
};
