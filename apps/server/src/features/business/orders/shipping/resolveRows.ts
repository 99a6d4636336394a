import type { StoredOrder } from '../../toOrder.ts';
import { ordersOf, type Parcel, parcelsByOrder } from '../packing/readParcels.ts';
import { type OrderRefusal, shipRefusal } from '../work/decideChange.ts';
import { refusalMessages } from '../work/orderWords.ts';
import type { ParcelProblem, ParcelRow } from './checkParcels.ts';
import { type FoundOrders, ofParcel } from './findOrders.ts';

/** A parcel that leaves, with the row that says how. */
export type LeavingParcel = {
  row: number;
  carrier: string;
  trackingNo: string;
  /** Without one the whole order leaves. */
  parcel: Parcel | undefined;
  orders: StoredOrder[];
};

/** Finds what each row sends off, or why it cannot; rows with a problem are left out. */
export function resolveRows(rows: readonly ParcelRow[], found: FoundOrders, wrong: ReadonlySet<number>) {
  const byNumber = Map.groupBy(found.orders, ({ orderNo }) => orderNo);
  const byId = Map.groupBy(found.orders, ({ orderId }) => orderId);
  const ofOrder = parcelsByOrder(found.parcels);
  const problems: ParcelProblem[] = [];
  const leaving = new Map<string, LeavingParcel>();
  for (const [index, given] of rows.entries()) {
    const row = index + 1;
    if (wrong.has(row)) continue;
    const named = byNumber.has(given.orderNo) || given.orderId ? given : (ofParcel(given) ?? given);
    const { orderId, orderNo, parcelNo, carrier, trackingNo } = named;
    const [order, other] = (orderId ? byId.get(orderId) : byNumber.get(orderNo)) ?? [];
    if (other) {
      problems.push({ row, outcome: 'ambiguous', message: 'orderAmbiguous' });
      continue;
    }
    const chosen = order ? parcelOf(ofOrder.get(order.orderId) ?? [], parcelNo) : undefined;
    const refusal = refusalOf(order, chosen);
    if (refusal || !order) {
      problems.push(refused(row, refusal ?? 'not-found'));
      continue;
    }
    const parcel = typeof chosen === 'object' ? chosen : undefined;
    const others = parcel ? ordersOf(parcel).filter((id) => id !== order.orderId) : [];
    const partners = others.flatMap((id) => byId.get(id) ?? []);
    const key = parcel?.parcelId ?? order.orderId;
    const before = leaving.get(key);
    const isSame = before?.carrier === carrier && before.trackingNo === trackingNo && partners.length > 0;
    if (before && !isSame) problems.push({ row, outcome: 'twice', message: 'parcelTwice' });
    else if (partners.some((partner) => shipRefusal(partner))) problems.push(refused(row, 'parcel-partner'));
    else if (!before) leaving.set(key, { row, carrier, trackingNo, parcel, orders: [order, ...partners] });
  }
  return { leaving: [...leaving.values()], problems };
}

/** A row that is not taken, for what is so with its order. */
export function refused(row: number, outcome: OrderRefusal): ParcelProblem {
  return { row, outcome, message: refusalMessages[outcome] };
}

/** Which of an order's parcels is meant; undefined where the order is one parcel. */
function parcelOf(
  parcels: readonly Parcel[],
  parcelNo: number | undefined,
): Parcel | OrderRefusal | undefined {
  if (parcels.length === 0) return parcelNo === undefined || parcelNo === 1 ? undefined : 'parcel-unknown';
  if (parcelNo !== undefined)
    return parcels.find((parcel) => parcel.parcelNo === parcelNo) ?? 'parcel-unknown';
  const [next, other] = parcels.filter(({ shippedAt }) => !shippedAt);
  return other ? 'parcel-which' : next;
}

function refusalOf(
  order: StoredOrder | undefined,
  chosen: Parcel | OrderRefusal | undefined,
): OrderRefusal | undefined {
  if (!order) return 'not-found';
  const refusal = shipRefusal(order);
  if (refusal) return refusal;
  if (typeof chosen === 'string') return chosen;
  return chosen?.shippedAt ? 'already-shipped' : undefined;
}
