import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/Database.ts';
import { orders } from '../../../../db/schema/business.ts';
import { orderEvents, orderWorkItems, orderWorks } from '../../../../db/schema/orderWork.ts';
import { type Changes, decideChange, guardedFields, type WorkAction } from './decideChange.ts';
import { laterEvents } from './laterEvents.ts';
import { type OrderChange, writeChanges } from './writeChanges.ts';

/** Orders that one transaction changes, and one request waits for. */
export const ORDERS_PER_BATCH = 1_000;

/** A piece of work of a company. */
export type WorkKey = { companyId: string; workId: string };

type Event = typeof orderEvents.$inferSelect;

/** Does the next part of a piece of work, wholly or not at all; gives how many orders it took. */
export async function runBatch(db: Database, { companyId, workId }: WorkKey, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const ofWork = and(eq(orderWorkItems.companyId, companyId), eq(orderWorkItems.workId, workId));
    // Another run of the same work waits here, and then finds the next part.
    const items = await tx
      .select()
      .from(orderWorkItems)
      .where(and(ofWork, isNull(orderWorkItems.outcome)))
      .orderBy(asc(orderWorkItems.orderId))
      .limit(ORDERS_PER_BATCH)
      .for('update');
    const [work] = await tx
      .select()
      .from(orderWorks)
      .where(and(eq(orderWorks.companyId, companyId), eq(orderWorks.workId, workId)));
    if (!work || items.length === 0) return 0;
    const action = work.action as WorkAction;
    const ids = items.map(({ orderId }) => orderId);
    const stored = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.companyId, companyId), inArray(orders.orderId, ids)))
      .orderBy(asc(orders.orderId))
      .for('update');
    const byId = new Map(stored.map((order) => [order.orderId, order]));
    const undone = action.type === 'undo' ? await eventsOf(tx, companyId, action.undone, ids) : new Map();
    const seen = new Map(
      items.map(({ orderId, version }) => [orderId, undone.get(orderId)?.version ?? version]),
    );
    const later = await laterEvents(tx, companyId, seen, byId);

    const changed: OrderChange[] = [];
    const outcomes = items.map(({ orderId }) => {
      const order = byId.get(orderId);
      if (!order) return { orderId, outcome: 'not-found', changedBy: null };
      const taken: Changes | undefined = undone.get(orderId)?.changes;
      const decision = decideChange(order, action, { now, undone: taken });
      if (decision.outcome !== 'done') return { orderId, outcome: decision.outcome, changedBy: null };
      const fields = guardedFields(action, taken);
      const other = later.get(orderId)?.find(({ changes }) => fields.some((field) => field in changes));
      if (other) return { orderId, outcome: 'changed-since', changedBy: other.version };
      changed.push({ order, changes: decision.changes });
      return { orderId, outcome: 'done', changedBy: null };
    });
    await writeChanges(tx, { companyId, workId, userId: work.userId, action: action.type, at: now }, changed);
    await tx.execute(sql`
      update order_work_items i set outcome = r.outcome, changed_by = r."changedBy"
      from json_to_recordset(${JSON.stringify(outcomes)}::json) as r("orderId" text, outcome text, "changedBy" int)
      where i.company_id = ${companyId} and i.work_id = ${workId} and i.order_id = r."orderId"`);
    return items.length;
  });
}

/** What a piece of work changed, by order. */
async function eventsOf(
  tx: Database,
  companyId: string,
  workId: string,
  ids: string[],
): Promise<Map<string, Event>> {
  const events = await tx
    .select()
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.companyId, companyId),
        eq(orderEvents.workId, workId),
        inArray(orderEvents.orderId, ids),
      ),
    );
  return new Map(events.map((event) => [event.orderId, event]));
}
