import { answerCodes } from '@portal/api-client/contract';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { listViews } from '../../../db/schema/listViews.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { RequestContext } from '../../../http/RequestContext.ts';
import { shownView } from './queryListViews.ts';
import { requireListOf } from './requireListOf.ts';
import { requireColumns } from './saveListColumns.ts';

const MOST_VIEWS = 100;

/** Adds a view of the caller's, or changes one as it was seen. */
export const saveListView: Handlers['saveListView'] = async (request, context) => {
  const { list, id, version, ...values } = request;
  requireColumns(values.columns, await requireListOf(context, list));
  const { companyId, userId } = context;
  return context.db.transaction(async (tx) => {
    await lockViews(tx, context, list);
    const ofCaller = and(
      eq(listViews.companyId, companyId),
      eq(listViews.userId, userId),
      eq(listViews.list, list),
    );
    const isIt = and(ofCaller, eq(listViews.viewId, id ?? ''));
    if (id !== undefined) {
      const [before] = await tx.select({ version: listViews.version }).from(listViews).where(isIt);
      if (!before) throw new BusinessError(answerCodes.notFound, 'notFound');
      if (before.version !== version) throw new BusinessError(answerCodes.badRequest, 'viewChanged');
    }
    const others = and(ofCaller, id === undefined ? undefined : ne(listViews.viewId, id));
    const [kept] = await tx
      .select({
        views: count(),
        named: count(sql`case when ${listViews.name} = ${values.name} then 1 end`),
      })
      .from(listViews)
      .where(others);
    if (kept?.named) throw new BusinessError(answerCodes.badRequest, 'viewNameTaken');
    if ((kept?.views ?? 0) >= MOST_VIEWS)
      throw new BusinessError(answerCodes.badRequest, 'tooManyViews', { values: { most: MOST_VIEWS } });
    const [saved] =
      id === undefined
        ? await tx
            .insert(listViews)
            .values({ viewId: crypto.randomUUID(), companyId, userId, list, ...values })
            .returning()
        : await tx
            .update(listViews)
            .set({ ...values, version: sql`${listViews.version} + 1` })
            .where(isIt)
            .returning();
    if (!saved) throw new Error('The view was neither added nor changed');
    return { ...shownView(saved), isOwn: true };
  });
};

/** Removes a view of the caller's. */
export const deleteListView: Handlers['deleteListView'] = async ({ id }, { db, companyId, userId }) => {
  const gone = await db
    .delete(listViews)
    .where(and(eq(listViews.companyId, companyId), eq(listViews.userId, userId), eq(listViews.viewId, id)))
    .returning({ id: listViews.viewId });
  return { deleted: gone.length };
};

/** Two windows that save at once do so one after the other. */
async function lockViews(tx: Database, { companyId, userId }: RequestContext, list: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`views ${companyId} ${userId} ${list}`}, 0))`,
  );
}
