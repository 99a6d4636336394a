import { displayNameOf, orderStatuses } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { orders } from '../../../db/schema/business.ts';
import { users } from '../../../db/schema/identity.ts';
import { matchesOrder, orderedBetween } from '../orderConditions.ts';
import { orderSortColumns } from '../sortColumns.ts';
import { toOrder } from '../toOrder.ts';
import type { ListSource } from './ListSource.ts';
import { lookUp } from './lookUp.ts';
import { moneyOf, sumOf } from './sumOf.ts';

/** Orders as a generic list. */
export const orderList: ListSource = {
  table: orders,
  companyId: orders.companyId,
  id: orders.orderId,
  status: orders.status,
  marketplace: orders.marketplace,
  shop: orders.shopName,
  title: ['订单', 'Orders', '주문'],
  statuses: orderStatuses,
  columns: [
    { key: 'orderNo', type: 'text' },
    { key: 'status', type: 'status' },
    { key: 'marketplace', type: 'text' },
    { key: 'shopName', type: 'text' },
    { key: 'buyerName', type: 'text' },
    { key: 'units', type: 'number' },
    { key: 'amount', type: 'money', currencyKey: 'currency' },
    { key: 'fulfilment', type: 'text' },
    { key: 'orderedAt', type: 'date-time' },
    { key: 'shipBy', type: 'date-time' },
    { key: 'platform', type: 'text' },
    { key: 'city', type: 'text' },
    { key: 'warehouse', type: 'text' },
    { key: 'carrier', type: 'text' },
    { key: 'trackingNo', type: 'text' },
    { key: 'shippedAt', type: 'date-time' },
    { key: 'tags', type: 'text' },
    { key: 'assignedTo', type: 'text' },
    { key: 'heldAt', type: 'date-time' },
  ],
  usual: 'orderNo status marketplace shopName buyerName units amount fulfilment orderedAt shipBy',
  sortBy: (key) => lookUp(orderSortColumns, key),
  totals: { units: sumOf(orders.units), amount: moneyOf(orders.amountUsd) },
  defaultSort: 'orderedAt',
  matches: (text, { db, companyId }) => matchesOrder(db, companyId, text),
  between: orderedBetween,
  async read(db, { where, orderBy, limit, offset }) {
    const rows = await db
      .select({ order: orders, assignee: users })
      .from(orders)
      .leftJoin(users, eq(users.id, orders.assignedTo))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ order: stored, assignee }) => {
      const { orderId, ...order } = toOrder(stored);
      return {
        id: orderId,
        ...order,
        tags: stored.tags.join(', ') || null,
        assignedTo: assignee && displayNameOf(assignee),
      };
    });
  },
};
