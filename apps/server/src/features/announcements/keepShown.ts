import { sql } from 'drizzle-orm';
import { ALL_COMPANIES, openCompanyCache } from '../../cache/openCompanyCache.ts';
import type { Database } from '../../db/Database.ts';
import type { Reader } from './visible.ts';

/**
 * What announcements show a reader by themselves, read once for everybody of the company who reads in this language and
 * system: until an announcement changes, or one begins or ends.
 */
export async function keepShown<Shown extends object>(
  db: Database,
  name: string,
  { now, companyId, locale, systemCode }: Reader,
  read: () => Promise<Shown>,
): Promise<Shown> {
  const kept = await openCompanyCache({ db, companyId: ALL_COMPANIES }, 'announcements');
  const moments = await kept.keep('moments', () => readMoments(db));
  const next = moments.find((moment) => moment > now.getTime());
  return kept.keep(JSON.stringify([name, next, companyId, locale, systemCode]), read);
}

/** When announcements begin or end, in order; rounded up, since the database knows parts of a millisecond. */
async function readMoments(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ moment: number }>(sql`
    select distinct ceil(extract(epoch from moment) * 1000)::float8 as moment
    from announcements, unnest(array[published_at, ends_at]) as moment
    where moment is not null order by 1`);
  return rows.map(({ moment }) => Number(moment));
}
