import { answerCodes, MOST_WORKED_ORDERS } from '@portal/api-client/contract';
import { and, eq, isNull, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../../../../db/Database.ts';
import { insertMany } from '../../../../db/insertMany.ts';
import { orders } from '../../../../db/schema/business.ts';
import { memberships } from '../../../../db/schema/identity.ts';
import { orderEvents, orderWorkItems, orderWorks } from '../../../../db/schema/orderWork.ts';
import { BusinessError } from '../../../../http/errors.ts';
import type { RequestContext } from '../../../../http/RequestContext.ts';
import type { WorkAction } from './decideChange.ts';
import { ORDER_WORK_JOB } from './ORDER_WORK_JOB.ts';
import { ORDERS_PER_BATCH } from './runBatch.ts';

/** Works are kept so long, for requests that come again. */
const KEPT_MS = 7 * 86_400_000;
/** How long a work is left to the page that started it before the server goes on with it. */
const LEFT_ALONE_MS = 20_000;

/** Which orders: by id with the version that was seen, or all that meet a condition. */
export type WorkTargets = { orderId: string; version?: number | undefined }[] | SQL | undefined;

/** Stores a piece of work and its orders; one that is there already stays as it is. */
export async function startWork(
  context: RequestContext,
  workId: string,
  action: WorkAction,
  targets: WorkTargets,
): Promise<void> {
  const { db, companyId, services } = context;
  await db.transaction(async (tx) => {
    if (!(await claimWork(tx, context, workId, action))) return;
    if (action.type === 'assign' && action.userId !== null) await requireColleague(context, action.userId);
    const chosen = await readTargets(tx, companyId, targets);
    await insertMany(
      tx,
      orderWorkItems,
      [...chosen].map(([orderId, version]) => ({ companyId, workId, orderId, version })),
    );
    if (chosen.size <= ORDERS_PER_BATCH) return;
    const runAt = new Date(context.clock.now().getTime() + LEFT_ALONE_MS);
    await services.jobs.add(tx, { kind: ORDER_WORK_JOB, companyId, payload: { workId }, runAt });
  });
}

/** Writes the row of a piece of work; false when the caller began it before, and refused when somebody else did. */
export async function claimWork(
  tx: Database,
  { companyId, userId, clock }: RequestContext,
  workId: string,
  action: { type: string; undone?: string },
): Promise<boolean> {
  const now = clock.now();
  await tx
    .delete(orderWorks)
    .where(
      and(eq(orderWorks.companyId, companyId), lt(orderWorks.createdAt, new Date(now.getTime() - KEPT_MS))),
    );
  const [claimed] = await tx
    .insert(orderWorks)
    .values({ companyId, workId, userId, action, createdAt: now })
    .onConflictDoNothing()
    .returning({ workId: orderWorks.workId });
  if (claimed) return true;
  const [known] = await tx
    .select({ userId: orderWorks.userId, action: orderWorks.action })
    .from(orderWorks)
    .where(and(eq(orderWorks.companyId, companyId), eq(orderWorks.workId, workId)));
  if (known?.userId !== userId || known.action.type !== action.type)
    throw new BusinessError(answerCodes.badRequest, 'orderWorkTaken');
  return false;
}

/** The orders that a piece of work changed. */
export async function changedBy({ db, companyId }: RequestContext, workId: string) {
  return db
    .select({ orderId: orderEvents.orderId })
    .from(orderEvents)
    .where(and(eq(orderEvents.companyId, companyId), eq(orderEvents.workId, workId)));
}

async function readTargets(
  tx: Database,
  companyId: string,
  targets: WorkTargets,
): Promise<Map<string, number | null>> {
  if (Array.isArray(targets))
    return new Map(targets.map(({ orderId, version }) => [orderId, version ?? null]));
  const rows = await tx
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.companyId, companyId), targets))
    .limit(MOST_WORKED_ORDERS + 1);
  if (rows.length > MOST_WORKED_ORDERS)
    throw new BusinessError(answerCodes.badRequest, 'tooManyOrders', {
      values: { count: MOST_WORKED_ORDERS.toLocaleString('en-US') },
    });
  return new Map(rows.map(({ orderId }) => [orderId, null]));
}

async function requireColleague({ db, companyId }: RequestContext, userId: string): Promise<void> {
  const [member] = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        eq(memberships.companyId, companyId),
        eq(memberships.userId, userId),
        isNull(memberships.disabledAt),
      ),
    );
  if (!member) throw new BusinessError(answerCodes.badRequest, 'orderPersonUnknown');
}
