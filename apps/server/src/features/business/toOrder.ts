import type { Order } from '@portal/api-client/contract';
import type { orders } from '../../db/schema/business.ts';

/** An order as it is stored. */
export type StoredOrder = typeof orders.$inferSelect;

/** An order as clients get it: money in whole units, dates as texts. */
export function toOrder(row: StoredOrder): Order {
  return {
    orderId: row.orderId,
    orderNo: row.orderNo,
    platform: row.platform,
    marketplace: row.marketplace,
    shopName: row.shopName,
    status: row.status,
    buyerName: row.buyerName,
    city: row.city,
    currency: row.currency,
    amount: row.amount / 100,
    units: row.units,
    fulfilment: row.fulfilment,
    warehouse: row.warehouse,
    carrier: row.carrier,
    trackingNo: row.trackingNo,
    orderedAt: row.orderedAt.toISOString(),
    shipBy: row.shipBy.toISOString(),
    shippedAt: row.shippedAt?.toISOString() ?? null,
    heldAt: row.heldAt?.toISOString() ?? null,
    version: row.version,
  };
}
