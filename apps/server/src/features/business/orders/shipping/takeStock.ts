import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/Database.ts';
import { insertMany } from '../../../../db/insertMany.ts';
import { orderLines, stock } from '../../../../db/schema/business.ts';
import { stockMovements } from '../../../../db/schema/ledger.ts';
import { stockLevelOf } from '../../stock/stockLevel.ts';
import type { Parcel } from '../packing/readParcels.ts';

/** An order whose goods leave, and from where: what of it lies in a parcel, or all of it. */
type Leaving = { orderId: string; warehouse: string; parcel: Parcel | undefined };

/**
 * Takes what orders contain out of stock: what is on hand and promised becomes less, and each line is a movement.
 * Gives the orders for which there is not enough; where there are any, nothing was taken. Give it the transaction.
 */
export async function takeStock(
  tx: Database,
  companyId: string,
  leaving: readonly Leaving[],
  at: Date,
): Promise<string[]> {
  const warehouseOf = new Map(leaving.map(({ orderId, warehouse }) => [orderId, warehouse]));
  const stored = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.companyId, companyId), inArray(orderLines.orderId, [...warehouseOf.keys()])))
    .orderBy(asc(orderLines.orderId), asc(orderLines.lineNo));
  const lines = linesOf(leaving, stored);
  const levels = await tx
    .select({
      stockId: stock.stockId,
      sku: stock.sku,
      warehouse: stock.warehouse,
      onHand: stock.onHand,
      dailySales: stock.dailySales,
      transitDays: stock.transitDays,
    })
    .from(stock)
    .where(and(eq(stock.companyId, companyId), inArray(stock.sku, [...new Set(lines.map(({ sku }) => sku))])))
    .orderBy(asc(stock.stockId))
    .for('update');
  const byPlace = new Map(levels.map((level) => [`${level.warehouse}/${level.sku}`, level]));
  const taken = new Map<string, number>();
  const lacking = new Set<string>();
  for (const { orderId, sku, quantity } of lines) {
    const level = byPlace.get(`${warehouseOf.get(orderId)}/${sku}`);
    const sum = (taken.get(level?.stockId ?? '') ?? 0) + quantity;
    if (!level || sum > level.onHand) lacking.add(orderId);
    else taken.set(level.stockId, sum);
  }
  if (lacking.size > 0) return [...lacking];
  const left = levels.flatMap((level) => {
    const q = taken.get(level.stockId);
    if (q === undefined) return [];
    const { status, daysOfCover: days } = stockLevelOf({ ...level, onHand: level.onHand - q });
    return [{ id: level.stockId, q, status, days }];
  });
  await tx.execute(sql`
    update stock s set on_hand = s.on_hand - r.q, reserved = greatest(0, s.reserved - r.q),
      status = r.status, days_of_cover = r.days
    from json_to_recordset(${JSON.stringify(left)}::json) as r(id text, q int, status text, days int)
    where s.company_id = ${companyId} and s.stock_id = r.id`);
  await insertMany(
    tx,
    stockMovements,
    lines.map(({ orderId, lineNo, sku, quantity, parcelNo }) => ({
      companyId,
      movementId: [orderId, lineNo, parcelNo ?? [], 'shipped'].flat().join('-'),
      movedAt: at,
      sku,
      warehouse: warehouseOf.get(orderId) ?? '',
      kind: 'sale',
      quantity: -quantity,
      reference: orderId,
    })),
  );
  return [];
}

type LeavingLine = { orderId: string; lineNo: number; sku: string; quantity: number; parcelNo?: number };

/** The lines that leave: of a parcel so many as lie in it. */
function linesOf(
  leaving: readonly Leaving[],
  stored: readonly (typeof orderLines.$inferSelect)[],
): LeavingLine[] {
  const byOrder = Map.groupBy(stored, ({ orderId }) => orderId);
  return leaving.flatMap(({ orderId, parcel }) =>
    (byOrder.get(orderId) ?? []).flatMap(({ lineNo, sku, quantity: ordered }): LeavingLine[] => {
      if (!parcel) return [{ orderId, lineNo, sku, quantity: ordered }];
      const packed = parcel.lines.find((line) => line.orderId === orderId && line.lineNo === lineNo);
      const { parcelNo } = parcel;
      return packed ? [{ orderId, lineNo, sku, quantity: packed.quantity, parcelNo }] : [];
    }),
  );
}
