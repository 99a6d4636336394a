import { orders } from '../../db/schema/business.ts';

/**
 * What each sortable column of the orders sorts by; amounts compare in one currency. States, marketplaces and the
 * like have few values: the time comes second, as in their indexes.
 */
export const orderSortColumns = {
  orderNo: [orders.orderNo],
  status: [orders.status, orders.orderedAt],
  marketplace: [orders.marketplace, orders.orderedAt],
  shopName: [orders.shopName],
  buyerName: [orders.buyerName],
  units: [orders.units],
  amount: [orders.amountUsd],
  fulfilment: [orders.fulfilment, orders.orderedAt],
  orderedAt: [orders.orderedAt],
  shipBy: [orders.shipBy],
  platform: [orders.platform],
  city: [orders.city],
  warehouse: [orders.warehouse],
  carrier: [orders.carrier],
  trackingNo: [orders.trackingNo],
  shippedAt: [orders.shippedAt],
  tags: [orders.tags],
  assignedTo: [orders.assignedTo],
  heldAt: [orders.heldAt],
};
