import { displayNameOf } from '@portal/api-client/contract';
import { and, asc, eq, or } from 'drizzle-orm';
import { users } from '../../../db/schema/identity.ts';
import { listColumns, listViews } from '../../../db/schema/listViews.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { requireListOf } from './requireListOf.ts';

/** Most views that a list answers, the caller's own among them. */
const MOST_SHOWN = 500;

/** How the caller looks at a list: the columns, the own views, and what colleagues share. */
export const queryListViews: Handlers['queryListViews'] = async ({ list }, context) => {
  await requireListOf(context, list);
  const { db, companyId, userId } = context;
  const isOwn = eq(listViews.userId, userId);
  const [rows, [arranged]] = await Promise.all([
    db
      .select({ view: listViews, user: users })
      .from(listViews)
      .innerJoin(users, eq(users.id, listViews.userId))
      .where(and(eq(listViews.companyId, companyId), eq(listViews.list, list), or(isOwn, listViews.isShared)))
      .orderBy(asc(listViews.name), asc(listViews.viewId))
      .limit(MOST_SHOWN),
    db
      .select({ columns: listColumns.columns })
      .from(listColumns)
      .where(
        and(eq(listColumns.companyId, companyId), eq(listColumns.userId, userId), eq(listColumns.list, list)),
      ),
  ]);
  return {
    columns: arranged?.columns,
    dataList: rows.map(({ view, user }) => ({
      ...shownView(view),
      isOwn: view.userId === userId,
      ...(view.userId !== userId && { owner: displayNameOf(user) }),
    })),
  };
};

/** What an answer says about a view. */
export function shownView(view: typeof listViews.$inferSelect) {
  const { viewId, name, query, columns, isShared, version } = view;
  return { id: viewId, name, query, isShared, version, ...(columns && { columns }) };
}
