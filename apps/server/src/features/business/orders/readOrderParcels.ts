import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { orderLines, orders } from '../../../db/schema/business.ts';
import type { StoredOrder } from '../toOrder.ts';
import { PLACE, repackRefusal } from './packing/packRefusal.ts';
import { ordersOf, readParcels } from './packing/readParcels.ts';

/** Orders of the same buyer that are offered to be put together with one. */
const MOST_MERGEABLE = 19;

/** The parcels of an order, with all that lies in them. */
export async function readOrderParcels(db: Database, { companyId, orderId }: StoredOrder) {
  const parcels = await readParcels(db, companyId, [orderId]);
  if (parcels.length === 0) return [];
  const rows = await db
    .select({
      orderId: orders.orderId,
      orderNo: orders.orderNo,
      lineNo: orderLines.lineNo,
      sku: orderLines.sku,
    })
    .from(orders)
    .innerJoin(
      orderLines,
      and(eq(orderLines.companyId, orders.companyId), eq(orderLines.orderId, orders.orderId)),
    )
    .where(
      and(eq(orders.companyId, companyId), inArray(orders.orderId, [...new Set(parcels.flatMap(ordersOf))])),
    );
  return parcels.map(({ parcelNo, carrier, trackingNo, shippedAt, lines }) => ({
    parcelNo,
    carrier,
    trackingNo,
    shippedAt: shippedAt?.toISOString() ?? null,
    lines: lines.flatMap((line) => {
      const row = rows.find(({ orderId: id, lineNo }) => id === line.orderId && lineNo === line.lineNo);
      return row ? [{ ...row, quantity: line.quantity }] : [];
    }),
  }));
}

/** The orders that could lie in one parcel with an order, soonest to be shipped first; none where it is not to be shipped. */
export async function readMergeable(db: Database, order: StoredOrder) {
  if (repackRefusal({ order, parcels: [] }) || order.street === '') return [];
  return db
    .select({
      orderId: orders.orderId,
      orderNo: orders.orderNo,
      version: orders.version,
      units: orders.units,
    })
    .from(orders)
    .where(
      and(
        eq(orders.companyId, order.companyId),
        eq(orders.status, order.status),
        eq(orders.fulfilment, order.fulfilment),
        isNull(orders.heldAt),
        ne(orders.orderId, order.orderId),
        ...PLACE.map((field) => eq(orders[field], order[field])),
      ),
    )
    .orderBy(asc(orders.shipBy), asc(orders.orderId))
    .limit(MOST_MERGEABLE);
}
