import { and, type SQL, sql } from 'drizzle-orm';
import type { Present } from '../companyDays.ts';
import type { ListSource } from '../lists/ListSource.ts';
import { viewOf } from './viewOf.ts';

/** The condition of a view of a list. */
export function selectedBy(
  source: Pick<ListSource, 'marketplace'>,
  resource: string,
  name: string | undefined,
  present: Present,
): SQL | undefined {
  const { view, marketplace } = viewOf(resource, name);
  return and(
    view?.where?.(present),
    marketplace && source.marketplace ? sql`${source.marketplace} = ${marketplace}` : undefined,
  );
}
