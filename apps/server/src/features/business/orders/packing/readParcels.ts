import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/Database.ts';
import { prepareOnce } from '../../../../db/prepareOnce.ts';
import { parcelLines, parcels } from '../../../../db/schema/parcels.ts';

/** How many of a line of an order. */
export type PackedLine = { orderId: string; lineNo: number; quantity: number };

/** A parcel with what lies in it. */
export type Parcel = Omit<typeof parcels.$inferSelect, 'companyId'> & { lines: PackedLine[] };

/** Until the end of the transaction, nobody else divides, puts together or ships parcels of the company. */
export async function lockParcels(tx: Database, companyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`parcels ${companyId}`}, 0))`);
}

const parcelsOfOrders = prepareOnce((db) => {
  const companyId = sql.placeholder('companyId');
  const ofOrders = db
    .select({ parcelId: parcelLines.parcelId })
    .from(parcelLines)
    .where(
      and(
        eq(parcelLines.companyId, companyId),
        sql`${parcelLines.orderId} = any(${sql.placeholder('orderIds')}::text[])`,
      ),
    );
  return db
    .select({ parcel: parcels, line: parcelLines })
    .from(parcels)
    .innerJoin(
      parcelLines,
      and(eq(parcelLines.companyId, parcels.companyId), eq(parcelLines.parcelId, parcels.parcelId)),
    )
    .where(and(eq(parcels.companyId, companyId), inArray(parcels.parcelId, ofOrders)))
    .orderBy(asc(parcels.parcelNo), asc(parcels.parcelId), asc(parcelLines.orderId), asc(parcelLines.lineNo))
    .prepare('parcels_of_orders');
});

/** The parcels of orders, in their order: whole, with the lines of the other orders that lie in them. */
export async function readParcels(
  db: Database,
  companyId: string,
  orderIds: readonly string[],
): Promise<Parcel[]> {
  const rows = await parcelsOfOrders(db).execute({ companyId, orderIds });
  return [...Map.groupBy(rows, ({ parcel }) => parcel.parcelId).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { companyId: _, ...parcel } = first.parcel;
    const lines = group.map(({ line: { orderId, lineNo, quantity } }) => ({ orderId, lineNo, quantity }));
    return [{ ...parcel, lines }];
  });
}

/** The parcels by the orders that lie in them. */
export function parcelsByOrder(all: readonly Parcel[]): Map<string, Parcel[]> {
  const byOrder = new Map<string, Parcel[]>();
  for (const parcel of all)
    for (const orderId of ordersOf(parcel)) byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), parcel]);
  return byOrder;
}

/** The orders that lie in a parcel. */
export function ordersOf({ lines }: Pick<Parcel, 'lines'>): string[] {
  return [...new Set(lines.map(({ orderId }) => orderId))];
}
