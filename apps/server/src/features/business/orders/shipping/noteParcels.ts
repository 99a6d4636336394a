import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/Database.ts';
import type { StoredOrder } from '../../toOrder.ts';
import { type Parcel, parcelsByOrder } from '../packing/readParcels.ts';
import { type Author, type OrderChange, writeChanges } from '../work/writeChanges.ts';
import type { LeavingParcel } from './resolveRows.ts';

/** Notes how parcels left; an order is shipped once all of its parcels have. */
export async function noteParcels(
  tx: Database,
  author: Author,
  leaving: readonly LeavingParcel[],
  parcels: readonly Parcel[],
): Promise<void> {
  const { companyId, at } = author;
  const sent = leaving.flatMap(({ parcel, carrier, trackingNo }) =>
    parcel ? [{ parcelId: parcel.parcelId, carrier, trackingNo }] : [],
  );
  if (sent.length > 0)
    await tx.execute(sql`
      update parcels p set carrier = r.carrier, tracking_no = r."trackingNo", shipped_at = ${at.toISOString()}
      from json_to_recordset(${JSON.stringify(sent)}::json) as r("parcelId" text, carrier text, "trackingNo" text)
      where p.company_id = ${companyId} and p.parcel_id = r."parcelId"`);
  const bySent = new Map(sent.map((one) => [one.parcelId, one]));
  const ofOrder = parcelsByOrder(parcels);
  const changed = new Map<string, OrderChange>();
  for (const { orders, carrier, trackingNo } of leaving)
    for (const order of orders) {
      const own = ofOrder.get(order.orderId) ?? [];
      const left = own.flatMap((parcel) => bySent.get(parcel.parcelId) ?? (parcel.shippedAt ? parcel : []));
      const how = own.length > 0 ? joined(left) : { carrier, trackingNo };
      changed.set(order.orderId, changeOf(order, how, left.length === own.length ? at : undefined));
    }
  await writeChanges(tx, author, [...changed.values()]);
}

function changeOf(
  order: StoredOrder,
  { carrier, trackingNo }: { carrier: string; trackingNo: string },
  at: Date | undefined,
): OrderChange {
  return {
    order,
    changes: {
      carrier: [order.carrier, carrier],
      trackingNo: [order.trackingNo, trackingNo],
      ...(at && {
        status: [order.status, 'shipped'],
        shippedAt: [order.shippedAt?.toISOString() ?? null, at.toISOString()],
      }),
    },
  };
}

/** What an order says of several parcels. */
function joined(left: readonly { carrier: string | null; trackingNo: string | null }[]) {
  const together = (field: 'carrier' | 'trackingNo') =>
    [...new Set(left.map((parcel) => parcel[field]))].filter(Boolean).join(', ');
  return { carrier: together('carrier'), trackingNo: together('trackingNo') };
}
