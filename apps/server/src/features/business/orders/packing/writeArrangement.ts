import { and, eq, inArray, notExists } from 'drizzle-orm';
import type { Database } from '../../../../db/Database.ts';
import { insertMany } from '../../../../db/insertMany.ts';
import { parcelLines, parcels } from '../../../../db/schema/parcels.ts';
import { type Author, writeChanges } from '../work/writeChanges.ts';
import { type Arrangement, keptOf } from './arrange.ts';
import type { PackedOrder } from './packRefusal.ts';

/** Makes the parcels of orders anew, each with its entry in the order's history; gives the orders that it changed. */
export async function writeArrangement(
  tx: Database,
  author: Author,
  packed: readonly PackedOrder[],
  next: Arrangement,
): Promise<Set<string>> {
  const { companyId } = author;
  const changed = packed.flatMap(({ order, parcels: before }) => {
    const kept = [keptOf([...before], order.orderId), keptOf(next, order.orderId)] as const;
    if (JSON.stringify(linesOf(kept[0])) === JSON.stringify(linesOf(kept[1])) && !isShared(before, next))
      return [];
    return [{ order, changes: { parcels: [kept[0], kept[1]] as [string[] | null, string[] | null] } }];
  });
  if (changed.length === 0) return new Set();
  const ids = packed.map(({ order }) => order.orderId);
  await tx
    .delete(parcelLines)
    .where(and(eq(parcelLines.companyId, companyId), inArray(parcelLines.orderId, ids)));
  const former = packed.flatMap(({ parcels: before }) => before.map(({ parcelId }) => parcelId));
  const lines = tx
    .select()
    .from(parcelLines)
    .where(and(eq(parcelLines.companyId, parcels.companyId), eq(parcelLines.parcelId, parcels.parcelId)));
  await tx
    .delete(parcels)
    .where(and(eq(parcels.companyId, companyId), inArray(parcels.parcelId, former), notExists(lines)));
  await insertMany(
    tx,
    parcels,
    next.map(({ parcelId, parcelNo }) => ({ companyId, parcelId, parcelNo })),
  );
  await insertMany(
    tx,
    parcelLines,
    next.flatMap(({ parcelId, lines: packedLines }) =>
      packedLines.map((line) => ({ companyId, parcelId, ...line })),
    ),
  );
  await writeChanges(tx, author, changed);
  return new Set(changed.map(({ order }) => order.orderId));
}

/** What lies where, without the parcels' keys. */
function linesOf(kept: readonly string[] | null) {
  return kept?.map((part) => JSON.parse(part).lines) ?? null;
}

/** Whether orders lie together before or after. */
function isShared(before: readonly Arrangement[number][], next: Arrangement): boolean {
  return [...before, ...next].some(({ lines }) => lines.some(({ orderId }) => orderId !== lines[0]?.orderId));
}
