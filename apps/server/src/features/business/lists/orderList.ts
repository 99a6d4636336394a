import { displayNameOf, orderStatuses } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { orders } from '../../../db/schema/business.ts';
import { users } from '../../../db/schema/identity.ts';
import { matchesOrder, orderedBetween } from '../orderConditions.ts';
import { type Parcel, parcelsByOrder, readParcels } from '../orders/packing/readParcels.ts';
import { orderSortColumns } from '../sortColumns.ts';
import { toOrder } from '../toOrder.ts';
import type { ListSource } from './ListSource.ts';
import { lookUp } from './lookUp.ts';
import { moneyOf, sumOf } from './sumOf.ts';

/** Orders as a generic list. */
export const orderList: ListSource = {
  table: orders,
  changesOf: 'orders',
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
    { key: 'parcels', type: 'number', isUnsorted: true },
    { key: 'parcelsSent', type: 'number', isUnsorted: true },
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
      .select({
        order: orders,
        assignee: { nickName: users.nickName, realName: users.realName, userName: users.userName },
      })
      .from(orders)
      .leftJoin(users, eq(users.id, orders.assignedTo))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    const [first] = rows;
    const parcels = parcelsByOrder(
      first
        ? await readParcels(
            db,
            first.order.companyId,
            rows.map(({ order }) => order.orderId),
          )
        : [],
    );
    return rows.map(({ order: stored, assignee }) => {
      const { orderId, ...order } = toOrder(stored);
      return {
        id: orderId,
        ...order,
        ...parcelCounts(parcels.get(orderId)),
        tags: stored.tags.join(', ') || null,
        assignedTo: assignee && displayNameOf(assignee),
      };
    });
  },
};

/** An order's parcels and how many of them have left; nothing for one that was not divided or put together with others. */
function parcelCounts(parcels: readonly Parcel[] | undefined) {
  return {
    parcels: parcels?.length ?? null,
    parcelsSent: parcels?.filter(({ shippedAt }) => shippedAt).length ?? null,
  };
}
