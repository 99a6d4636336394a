import { and, asc, count, desc, eq } from 'drizzle-orm';
import { orders } from '../../db/schema/business.ts';
import type { Handlers } from '../../http/handlers.ts';
import { requireResource } from '../access/requireAccess.ts';
import { pageBounds } from '../params/pageOf.ts';
import { orderList } from './lists/orderList.ts';
import { readFigures } from './lists/readFigures.ts';
import { orderConditions } from './orderConditions.ts';
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
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(where)
      .orderBy(
        ...orderSortColumns[request.sortBy ?? 'orderedAt'].map((column) => direction(column)),
        direction(orders.orderId),
      )
      .limit(limit)
      .offset(offset),
    readFigures(orderList, db.select({ count: count() }).from(orders).where(where), context),
  ]);
  return { dataList: rows.map(toOrder), totalCount: total?.count ?? 0 };
};
