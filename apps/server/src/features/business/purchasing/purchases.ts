import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { businessRecords } from '../../../db/schema/business.ts';
import type { MessageName } from '../../../http/messages.ts';

/** An entry of a company's list as it is stored. */
export type StoredEntry = Pick<typeof businessRecords.$inferSelect, 'status' | 'fields'>;

export const PURCHASES = 'purchase-orders';
/** The states of a purchase order of which goods are still to come. */
export const UNDER_WAY: readonly string[] = ['open', 'transit', 'arrived'];

/** Fields that deliveries refer to. */
const FIXED_BY_DELIVERY = ['code', 'sku', 'toWarehouse'];

/** Units of a purchase order that are still to come. */
export function outstandingOf({ status, fields }: StoredEntry): number {
  if (!UNDER_WAY.includes(status)) return 0;
  return Math.max(0, Number(fields.quantity ?? 0) - Number(fields.received ?? 0));
}

/** Lets one change of a company's purchase orders wait for the other: their numbers are each there once. */
export async function lockPurchases(tx: Database, companyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`purchases ${companyId}`}, 0))`);
}

/** Why a purchase order cannot become what it is to be, by field. */
export async function purchaseProblems(
  tx: Database,
  companyId: string,
  { id, before, after }: { id: string; before: StoredEntry | undefined; after: StoredEntry },
): Promise<Record<string, MessageName>> {
  const hasDelivery = Number(before?.fields.received ?? 0) > 0;
  const changed = FIXED_BY_DELIVERY.filter((key) => before?.fields[key] !== after.fields[key]);
  if (hasDelivery && changed.length > 0)
    return Object.fromEntries(changed.map((key) => [key, 'purchaseReceived' as const]));
  const [taken] = await tx
    .select({ id: businessRecords.recordId })
    .from(businessRecords)
    .where(
      and(
        eq(businessRecords.companyId, companyId),
        eq(businessRecords.kind, PURCHASES),
        ne(businessRecords.recordId, id),
        sql`${businessRecords.fields}->>'code' = ${after.fields.code}`,
      ),
    )
    .limit(1);
  return taken ? { code: 'fieldTaken' } : {};
}
