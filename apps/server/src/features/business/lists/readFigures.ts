import { openCompanyCache } from '../../../cache/openCompanyCache.ts';
import type { RequestContext } from '../../../http/RequestContext.ts';
import type { ListSource } from './ListSource.ts';

/** A query that says itself. */
type Figures<Row> = PromiseLike<Row[]> & { toSQL(): { sql: string; params: unknown[] } };

/**
 * Reads counts and sums over the rows of a list. Those of a list whose changes are counted are read once for each version of
 * its rows: the same question has the same answer until one of them changes. Nobody may change what comes back.
 */
export async function readFigures<Row>(
  { changesOf }: Pick<ListSource, 'changesOf'>,
  query: Figures<Row>,
  scope: Pick<RequestContext, 'db' | 'companyId' | 'clock'>,
): Promise<Row[]> {
  if (!changesOf) return query;
  const { sql, params } = query.toSQL();
  // What depends on this very moment is never asked again.
  if (params.includes(scope.clock.now().toISOString())) return query;
  const company = await openCompanyCache(scope, changesOf);
  return company.keep(JSON.stringify([sql, params]), async () => query);
}
