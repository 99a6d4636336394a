import { answerCodes } from '@portal/api-client/contract';
import { and, count, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { savedWorkspaces, workspaceStarts } from '../../db/schema/savedWorkspaces.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { findWorkspaces, requireWorkspace } from './findWorkspaces.ts';
import { mergePanes } from './mergePanes.ts';

const MOST_WORKSPACES = 100;
/** How long a workspace that was removed can be brought back. */
const KEPT_MS = 24 * 60 * 60_000;

export const querySavedWorkspaces: Handlers['querySavedWorkspaces'] = async (_request, context) => ({
  dataList: await findWorkspaces(context, 'team'),
});

export const getSavedWorkspace: Handlers['getSavedWorkspace'] = ({ id }, context) =>
  requireWorkspace(context, id);

/** Adds a workspace of the caller's, or puts what is open into one of them. */
export const saveWorkspace: Handlers['saveWorkspace'] = ({ id, seen, ...values }, context) =>
  changeOwn(context, async (tx) => {
    const { companyId, userId } = context;
    if (id === undefined) {
      await requireFreeName(tx, context, { id: '', ...values });
      const workspaceId = crypto.randomUUID();
      await tx.insert(savedWorkspaces).values({ companyId, workspaceId, userId, ...values });
      return workspaceId;
    }
    const kept = await requireOwn(tx, context, id);
    const { serviceId } = kept;
    if (values.serviceId !== serviceId) throw new BusinessError(answerCodes.badRequest, 'notFound');
    await requireFreeName(tx, context, { id, serviceId, name: values.name });
    await tx
      .update(savedWorkspaces)
      .set({ name: values.name, content: mergePanes(values.content, kept.content, seen) })
      .where(isOwn(context, id));
    return id;
  });

/** Renames a workspace of the caller's, or changes who sees it. */
export const changeWorkspace: Handlers['changeWorkspace'] = ({ id, name, audience }, context) =>
  changeOwn(context, async (tx) => {
    const kept = await requireOwn(tx, context, id);
    const changed = { name: name ?? kept.name, audience: audience ?? kept.audience };
    await requireFreeName(tx, context, { id, serviceId: kept.serviceId, name: changed.name });
    await tx.update(savedWorkspaces).set(changed).where(isOwn(context, id));
    // Whoever may no longer see it does not start with it.
    const { companyId, userId } = context;
    const isIts = and(eq(workspaceStarts.companyId, companyId), eq(workspaceStarts.workspaceId, id));
    if (changed.audience !== 'team')
      await tx.delete(workspaceStarts).where(and(isIts, ne(workspaceStarts.userId, userId)));
    return id;
  });

/** Removes a workspace of the caller's; those that were removed longer ago are gone for good. */
export const deleteWorkspace: Handlers['deleteWorkspace'] = async ({ id }, context) => {
  const { db, companyId, userId, clock } = context;
  const ofCaller = and(eq(savedWorkspaces.companyId, companyId), eq(savedWorkspaces.userId, userId));
  const longAgo = new Date(clock.now().getTime() - KEPT_MS);
  await db.delete(savedWorkspaces).where(and(ofCaller, lt(savedWorkspaces.deletedAt, longAgo)));
  const gone = await db
    .update(savedWorkspaces)
    .set({ deletedAt: clock.now() })
    .where(and(isOwn(context, id), isNull(savedWorkspaces.deletedAt)))
    .returning({ id: savedWorkspaces.workspaceId });
  return { deleted: gone.length };
};

/** Brings back a workspace of the caller's that was removed. */
export const bringBackWorkspace: Handlers['bringBackWorkspace'] = ({ id }, context) =>
  changeOwn(context, async (tx) => {
    const [gone] = await tx.select().from(savedWorkspaces).where(isOwn(context, id));
    const isLate = gone?.deletedAt && context.clock.now().getTime() - gone.deletedAt.getTime() > KEPT_MS;
    if (!gone || isLate) throw new BusinessError(answerCodes.notFound, 'notFound');
    await requireFreeName(tx, context, { id, serviceId: gone.serviceId, name: gone.name });
    await tx.update(savedWorkspaces).set({ deletedAt: null }).where(isOwn(context, id));
    return id;
  });

/** Chooses what the caller starts a system with: an own workspace of it, or one of the company's. */
export const startWithWorkspace: Handlers['startWithWorkspace'] = async ({ serviceId, id }, context) => {
  const { db, companyId, userId } = context;
  const isIt = and(
    eq(workspaceStarts.companyId, companyId),
    eq(workspaceStarts.userId, userId),
    eq(workspaceStarts.serviceId, serviceId),
  );
  if (id === null) {
    await db.delete(workspaceStarts).where(isIt);
    return { serviceId };
  }
  const found = await requireWorkspace(context, id);
  const isOffered = found.serviceId === serviceId && (found.isOwn || found.audience === 'team');
  if (!isOffered) throw new BusinessError(answerCodes.badRequest, 'notFound');
  await db
    .insert(workspaceStarts)
    .values({ companyId, userId, serviceId, workspaceId: id })
    .onConflictDoUpdate({
      target: [workspaceStarts.companyId, workspaceStarts.userId, workspaceStarts.serviceId],
      set: { workspaceId: id },
    });
  return { serviceId };
};

function isOwn({ companyId, userId }: RequestContext, id: string) {
  return and(
    eq(savedWorkspaces.companyId, companyId),
    eq(savedWorkspaces.userId, userId),
    eq(savedWorkspaces.workspaceId, id),
  );
}

/** Two devices that save at once do so one after the other. Answers the workspace as it is then. */
async function changeOwn(context: RequestContext, change: (tx: Database) => Promise<string>) {
  const { companyId, userId } = context;
  const id = await context.db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`workspaces ${companyId} ${userId}`}, 0))`,
    );
    return change(tx);
  });
  return requireWorkspace(context, id);
}

async function requireOwn(tx: Database, context: RequestContext, id: string) {
  const [kept] = await tx
    .select()
    .from(savedWorkspaces)
    .where(and(isOwn(context, id), isNull(savedWorkspaces.deletedAt)));
  if (!kept) throw new BusinessError(answerCodes.notFound, 'notFound');
  return kept;
}

/** Refuses a name that another workspace of the caller's has in that system, and one workspace too many. */
async function requireFreeName(
  tx: Database,
  { companyId, userId }: RequestContext,
  { id, serviceId, name }: { id: string; serviceId: string; name: string },
): Promise<void> {
  const isNamed = sql`case when ${savedWorkspaces.serviceId} = ${serviceId} and ${savedWorkspaces.name} = ${name} then 1 end`;
  const [others] = await tx
    .select({ all: count(), named: count(isNamed) })
    .from(savedWorkspaces)
    .where(
      and(
        eq(savedWorkspaces.companyId, companyId),
        eq(savedWorkspaces.userId, userId),
        isNull(savedWorkspaces.deletedAt),
        ne(savedWorkspaces.workspaceId, id),
      ),
    );
  if (others?.named) throw new BusinessError(answerCodes.badRequest, 'workspaceNameTaken');
  if ((others?.all ?? 0) >= MOST_WORKSPACES)
    throw new BusinessError(answerCodes.badRequest, 'tooManyWorkspaces', {
      values: { most: MOST_WORKSPACES },
    });
}
