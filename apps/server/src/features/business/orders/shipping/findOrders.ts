import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../../../db/Database.ts';
import { orders } from '../../../../db/schema/business.ts';
import type { StoredOrder } from '../../toOrder.ts';
import { ordersOf, type Parcel, readParcels } from '../packing/readParcels.ts';
import type { ParcelRow } from './checkParcels.ts';

/** What rows name, with all that lies in the same parcels: locked. */
export type FoundOrders = { orders: StoredOrder[]; parcels: Parcel[] };

/** An order number with the number of a parcel behind it. */
const OF_PARCEL = /^(.*\S)\s*\/\s*(\d{1,3})$/;

/** Finds the orders of rows and locks them, with those that lie in the same parcels. Lock the company's parcels before. */
export async function findOrders(
  tx: Database,
  companyId: string,
  rows: readonly ParcelRow[],
): Promise<FoundOrders> {
  const numbers = rows.flatMap((row) =>
    row.orderId ? [] : [row.orderNo, ofParcel(row)?.orderNo ?? []].flat(),
  );
  const given = rows.flatMap(({ orderId }) => orderId ?? []);
  const found = await tx
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(
      and(
        eq(orders.companyId, companyId),
        or(inArray(orders.orderNo, numbers), inArray(orders.orderId, given)),
      ),
    );
  const ids = found.map(({ orderId }) => orderId);
  const parcels = await readParcels(tx, companyId, ids);
  const stored = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.companyId, companyId),
        inArray(orders.orderId, [...new Set([...ids, ...parcels.flatMap(ordersOf)])]),
      ),
    )
    .orderBy(asc(orders.orderId))
    .for('update');
  return { orders: stored, parcels };
}

/** A row whose order number says its parcel, such as `112-1/2`. */
export function ofParcel(row: ParcelRow): (ParcelRow & { parcelNo: number }) | undefined {
  const [, orderNo, parcelNo] = OF_PARCEL.exec(row.orderNo) ?? [];
  return orderNo && parcelNo ? { ...row, orderNo, parcelNo: Number(parcelNo) } : undefined;
}
