import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { stock } from '../../../db/schema/business.ts';
import { outstandingOf, type StoredEntry } from './purchases.ts';

/** Makes what is on its way to a warehouse follow a change of a purchase order. Give it the transaction. */
export async function changeInbound(
  tx: Database,
  companyId: string,
  { before, after, at }: { before: StoredEntry | undefined; after: StoredEntry | undefined; at: Date },
): Promise<void> {
  const isSamePlace =
    before?.fields.sku === after?.fields.sku && before?.fields.toWarehouse === after?.fields.toWarehouse;
  if (before && after && isSamePlace) {
    await addInbound(tx, companyId, after, outstandingOf(after) - outstandingOf(before), at);
    return;
  }
  if (before) await addInbound(tx, companyId, before, -outstandingOf(before), at);
  if (after) await addInbound(tx, companyId, after, outstandingOf(after), at);
}

async function addInbound(
  tx: Database,
  companyId: string,
  { fields: { sku, toWarehouse } }: StoredEntry,
  units: number,
  at: Date,
): Promise<void> {
  if (units === 0 || typeof sku !== 'string' || typeof toWarehouse !== 'string') return;
  await ensureLevel(tx, companyId, { sku, warehouse: toWarehouse, at });
  await tx
    .update(stock)
    .set({ inbound: sql`greatest(0, ${stock.inbound} + ${units})` })
    .where(and(eq(stock.companyId, companyId), eq(stock.stockId, `${toWarehouse}-${sku}`)));
}

/** Makes the level of a product in a warehouse that had none of it. */
export async function ensureLevel(
  tx: Database,
  companyId: string,
  { sku, warehouse, at }: { sku: string; warehouse: string; at: Date },
): Promise<void> {
  const [beside] = await tx
    .select({ marketplace: stock.marketplace, transitDays: stock.transitDays })
    .from(stock)
    .where(and(eq(stock.companyId, companyId), eq(stock.warehouse, warehouse)))
    .limit(1);
  await tx
    .insert(stock)
    .values({
      companyId,
      stockId: `${warehouse}-${sku}`,
      sku,
      warehouse,
      marketplace: beside?.marketplace ?? warehouse.replace(/^FBA-/, ''),
      status: 'out',
      onHand: 0,
      reserved: 0,
      inbound: 0,
      dailySales: 0,
      daysOfCover: 0,
      ageDays: 0,
      transitDays: beside?.transitDays ?? 0,
      countedAt: at,
    })
    .onConflictDoNothing();
}
