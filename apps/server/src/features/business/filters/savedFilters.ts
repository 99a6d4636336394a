import { answerCodes } from '@portal/api-client/contract';
import { and, asc, count, eq, ne } from 'drizzle-orm';
import { savedFilters } from '../../../db/schema/business.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { RequestContext } from '../../../http/RequestContext.ts';

const MOST_FILTERS = 20;

const shown = { id: savedFilters.filterId, name: savedFilters.name, query: savedFilters.query };

/** The caller's own filters of a page. */
export const querySavedFilters: Handlers['querySavedFilters'] = async ({ page }, context) => {
  const dataList = await context.db
    .select(shown)
    .from(savedFilters)
    .where(and(ofCaller(context), eq(savedFilters.page, page)))
    .orderBy(asc(savedFilters.name));
  return { dataList };
};

/** Keeps a filter; one of the same name is replaced. */
export const saveFilter: Handlers['saveFilter'] = async ({ page, name, query }, context) => {
  const { db, companyId, userId } = context;
  const [kept] = await db
    .select({ count: count() })
    .from(savedFilters)
    .where(and(ofCaller(context), eq(savedFilters.page, page), ne(savedFilters.name, name)));
  if ((kept?.count ?? 0) >= MOST_FILTERS) throw new BusinessError(answerCodes.badRequest, 'tooManyFilters');
  const [saved] = await db
    .insert(savedFilters)
    .values({ filterId: crypto.randomUUID(), companyId, userId, page, name, query })
    .onConflictDoUpdate({
      target: [savedFilters.companyId, savedFilters.userId, savedFilters.page, savedFilters.name],
      set: { query },
    })
    .returning(shown);
  if (!saved) throw new Error('The filter was neither added nor replaced');
  return saved;
};

/** Forgets a filter of the caller's. */
export const deleteFilter: Handlers['deleteFilter'] = async ({ id }, context) => {
  const gone = await context.db
    .delete(savedFilters)
    .where(and(ofCaller(context), eq(savedFilters.filterId, id)))
    .returning({ id: savedFilters.filterId });
  return { deleted: gone.length };
};

function ofCaller({ companyId, userId }: RequestContext) {
  return and(eq(savedFilters.companyId, companyId), eq(savedFilters.userId, userId));
}
