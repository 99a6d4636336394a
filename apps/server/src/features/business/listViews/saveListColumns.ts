import type { ColumnLayout } from '@portal/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { listColumns } from '../../../db/schema/listViews.ts';
import { HttpError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { requireListOf } from './requireListOf.ts';

/** Keeps how the caller arranged the columns of a list, or forgets it. */
export const saveListColumns: Handlers['saveListColumns'] = async ({ list, columns }, context) => {
  requireColumns(columns, await requireListOf(context, list));
  const { db, companyId, userId } = context;
  if (columns)
    await db
      .insert(listColumns)
      .values({ companyId, userId, list, columns })
      .onConflictDoUpdate({
        target: [listColumns.companyId, listColumns.userId, listColumns.list],
        set: { columns },
      });
  else
    await db
      .delete(listColumns)
      .where(
        and(eq(listColumns.companyId, companyId), eq(listColumns.userId, userId), eq(listColumns.list, list)),
      );
  return { list };
};

/** Throws when a layout names a column that the list has not, or one twice. */
export function requireColumns(columns: ColumnLayout | null, known: ReadonlySet<string> | undefined): void {
  if (!columns) return;
  const { order, shown, widths, frozen } = columns;
  const named = [...order, ...frozen, ...Object.keys(shown), ...Object.keys(widths)];
  const isTwice = new Set(order).size < order.length || new Set(frozen).size < frozen.length;
  if (isTwice || (known && !named.every((key) => known.has(key))))
    throw new HttpError(400, 'badRequest', { detail: { field: 'columns' } });
}
