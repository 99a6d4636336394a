import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/Database.ts';
import { insertMany } from '../../../../db/insertMany.ts';
import { orderEvents } from '../../../../db/schema/orderWork.ts';
import type { Changes, WorkedOrder } from './decideChange.ts';

/** Who changes orders, by which piece of work. */
export type Author = { companyId: string; userId: string; workId: string; action: string; at: Date };

/** What changes of one order, which the transaction has locked. */
export type OrderChange = { order: WorkedOrder; changes: Changes };

/** Writes changes of orders, each with its entry in the order's history: give it the transaction. */
export async function writeChanges(
  tx: Database,
  { companyId, userId, workId, action, at }: Author,
  changed: readonly OrderChange[],
): Promise<void> {
  if (changed.length === 0) return;
  const rows = changed.map(({ order, changes }) => ({ ...order, ...afterOf(changes) }));
  await tx.execute(sql`
    update orders o set version = o.version + 1, tags = r.tags, note = r.note, assigned_to = r."assignedTo",
      held_at = r."heldAt", status = r.status, carrier = r.carrier, tracking_no = r."trackingNo", shipped_at = r."shippedAt"
    from json_to_recordset(${JSON.stringify(rows)}::json) as r("orderId" text, tags text[], note text, "assignedTo" text,
      "heldAt" timestamptz, status text, carrier text, "trackingNo" text, "shippedAt" timestamptz)
    where o.company_id = ${companyId} and o.order_id = r."orderId"`);
  await insertMany(
    tx,
    orderEvents,
    changed.map(({ order, changes }) => ({
      companyId,
      orderId: order.orderId,
      version: order.version + 1,
      action,
      at,
      userId,
      workId,
      changes,
    })),
  );
}

function afterOf(changes: Changes) {
  return Object.fromEntries(Object.entries(changes).map(([field, [, after]]) => [field, after]));
}
