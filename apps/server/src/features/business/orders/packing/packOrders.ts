import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../../db/Database.ts';
import { insertMany } from '../../../../db/insertMany.ts';
import { orderLines, orders } from '../../../../db/schema/business.ts';
import { orderEvents, orderWorkItems } from '../../../../db/schema/orderWork.ts';
import type { Handlers } from '../../../../http/handlers.ts';
import type { RequestContext } from '../../../../http/RequestContext.ts';
import { requireResource } from '../../../access/requireAccess.ts';
import type { OrderRefusal } from '../work/decideChange.ts';
import { laterEvents } from '../work/laterEvents.ts';
import { readWork } from '../work/readWork.ts';
import { claimWork } from '../work/startWork.ts';
import { type Arrangement, arrange, arrangementOf, type Packing } from './arrange.ts';
import { type PackedOrder, packRefusal, repackRefusal } from './packRefusal.ts';
import { lockParcels, ordersOf, parcelsByOrder, readParcels } from './readParcels.ts';
import { writeArrangement } from './writeArrangement.ts';

type Seen = { orderId: string; version?: number | undefined };

/** Divides an order into parcels, puts orders of one buyer into one, or gives each its own again: all of them, or none. */
export const packOrders: Handlers['packOrders'] = async ({ workId, packing, orders: asked }, context) => {
  await requireResource(context, 'orders');
  await context.db.transaction(async (tx) => {
    if (!(await claimWork(tx, context, workId, { type: packing.type }))) return;
    await repack(tx, context, { workId, action: packing.type, asked }, (packed) => {
      const first = packed.find(({ order }) => order.orderId === asked[0]?.orderId);
      return {
        refusalOf: (one) => (first ? packRefusal(packing, one, first.order) : undefined),
        next: () => arrange(packing, linesOf(packed, packing), workId),
      };
    });
  });
  return readWork(context, workId);
};

/** Gives orders the parcels back that they had before a packing. */
export async function undoPacking(context: RequestContext, workId: string, undone: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await claimWork(tx, context, workId, { type: 'undo', undone }))) return;
    const events = await tx
      .select()
      .from(orderEvents)
      .where(and(eq(orderEvents.companyId, context.companyId), eq(orderEvents.workId, undone)));
    const before = events.map(({ orderId, changes }) => [orderId, keptBefore(changes.parcels)] as const);
    await repack(tx, context, { workId, action: 'undo', asked: events }, () => ({
      refusalOf: repackRefusal,
      next: () => arrangementOf(new Map(before)),
    }));
  });
}

type Repacking = { workId: string; action: string; asked: readonly Seen[] };
type Plan = {
  refusalOf: (packed: PackedOrder) => OrderRefusal | undefined;
  next: () => Arrangement;
};

/** Makes the parcels of orders anew, with those of all orders that lie in them, and notes what became of each. */
async function repack(
  tx: Database,
  { companyId, userId, clock }: RequestContext,
  { workId, action, asked }: Repacking,
  plan: (packed: readonly PackedOrder[]) => Plan,
): Promise<void> {
  await lockParcels(tx, companyId);
  const all = await readParcels(
    tx,
    companyId,
    asked.map(({ orderId }) => orderId),
  );
  const ids = [...new Set([...asked.map(({ orderId }) => orderId), ...all.flatMap(ordersOf)])];
  const packed = await readPacked(tx, companyId, ids, all);
  const byId = new Map(packed.map((one) => [one.order.orderId, one]));
  const seen = new Map(asked.map(({ orderId, version }) => [orderId, version ?? null]));
  const stored = new Map(packed.map(({ order }) => [order.orderId, order]));
  const later = await laterEvents(tx, companyId, seen, stored);
  const { refusalOf, next } = plan(packed);
  const outcomes = ids.map((orderId) => {
    const one = byId.get(orderId);
    const other = later.get(orderId)?.find(({ changes }) => 'parcels' in changes);
    if (other) return { orderId, outcome: 'changed-since', changedBy: other.version };
    return { orderId, outcome: (one ? refusalOf(one) : 'not-found') ?? null, changedBy: null };
  });
  const author = { companyId, userId, workId, action, at: clock.now() };
  const isRefused = outcomes.some(({ outcome }) => outcome !== null);
  const changed = isRefused ? new Set() : await writeArrangement(tx, author, packed, next());
  await insertMany(
    tx,
    orderWorkItems,
    outcomes.map(({ orderId, outcome, changedBy }) => ({
      companyId,
      workId,
      orderId,
      outcome: outcome ?? (changed.has(orderId) ? 'done' : 'unchanged'),
      changedBy,
    })),
  );
}

async function readPacked(
  tx: Database,
  companyId: string,
  ids: string[],
  all: Awaited<ReturnType<typeof readParcels>>,
): Promise<PackedOrder[]> {
  const stored = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, companyId), inArray(orders.orderId, ids)))
    .orderBy(asc(orders.orderId))
    .for('update');
  const lines = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.companyId, companyId), inArray(orderLines.orderId, ids)))
    .orderBy(asc(orderLines.orderId), asc(orderLines.lineNo));
  const linesByOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  const byOrder = parcelsByOrder(all);
  return stored.map((order) => ({
    order,
    lines: linesByOrder.get(order.orderId) ?? [],
    parcels: byOrder.get(order.orderId) ?? [],
  }));
}

function linesOf(packed: readonly PackedOrder[], { type }: Packing) {
  const taken = type === 'split' ? packed.slice(0, 1) : packed;
  return taken.flatMap(({ lines }) =>
    lines.map(({ orderId, lineNo, quantity }) => ({ orderId, lineNo, quantity })),
  );
}

function keptBefore(change: readonly unknown[] | undefined): string[] | null {
  const before = change?.[0];
  return Array.isArray(before) ? before : null;
}
