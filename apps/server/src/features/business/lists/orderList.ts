import { orders } from '../../../db/schema/business.ts';
import { orderSortColumns } from '../sortColumns.ts';
import { toOrder } from '../toOrder.ts';
import type { ListSource } from './ListSource.ts';
import { lookUp } from './lookUp.ts';

/** Orders as a generic list. */
export const orderList: ListSource = {
  table: orders,
  companyId: orders.companyId,
  id: orders.orderId,
  status: orders.status,
  marketplace: orders.marketplace,
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
  ],
  sortBy: (key) => lookUp(orderSortColumns, key),
  defaultSort: 'orderedAt',
  searched: [orders.orderNo, orders.buyerName, orders.trackingNo],
  async read(db, { where, orderBy, limit, offset }) {
    const rows = await db
      .select()
      .from(orders)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map((row) => {
      const { orderNo, status, marketplace, shopName, buyerName, units, amount, currency, ...order } =
        toOrder(row);
      return {
        id: order.orderId,
        orderNo,
        status,
        marketplace,
        shopName,
        buyerName,
        units,
        amount,
        currency,
        fulfilment: order.fulfilment,
        orderedAt: order.orderedAt,
        shipBy: order.shipBy,
      };
    });
  },
};
