import { orders } from '../../db/schema/business.ts';

/** What each sortable column of the orders sorts by; amounts compare in one currency. */
export const orderSortColumns = {
  orderNo: orders.orderNo,
  status: orders.status,
  marketplace: orders.marketplace,
  shopName: orders.shopName,
  buyerName: orders.buyerName,
  units: orders.units,
  amount: orders.amountUsd,
  fulfilment: orders.fulfilment,
  orderedAt: orders.orderedAt,
  shipBy: orders.shipBy,
};
