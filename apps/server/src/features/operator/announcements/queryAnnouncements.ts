import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { announcementReads, announcements } from '../../../db/schema/announcements.ts';
import { containsText } from '../../business/containsText.ts';
import { pageBounds } from '../../params/pageOf.ts';
import type { Look } from '../OperatorHandlers.ts';
import { notFound } from '../refuse.ts';
import { countAudience } from './audience.ts';

type Row = typeof announcements.$inferSelect;
type State = 'scheduled' | 'shown' | 'ended' | 'recalled';

/** A page of all announcements, the latest first. */
export const queryOperatorAnnouncementPage: Look<'queryOperatorAnnouncementPage'> = async (
  request,
  { db, clock },
) => {
  const { keyword, state } = request;
  const titles = (['zh', 'en', 'kr'] as const).map((key) => sql`${announcements.title} ->> ${key}`);
  const where = and(
    keyword ? or(...titles.map((title) => containsText(title, keyword))) : undefined,
    state && inState(state, clock.now()),
  );
  const { limit, offset } = pageBounds(request);
  const rows = await db
    .select()
    .from(announcements)
    .where(where)
    .orderBy(desc(announcements.publishedAt), desc(announcements.id))
    .limit(limit)
    .offset(offset);
  return {
    dataList: await describe(db, rows, clock.now()),
    totalCount: await db.$count(announcements, where),
  };
};

/** An announcement as it was written. */
export const getOperatorAnnouncement: Look<'getOperatorAnnouncement'> = async ({ id }, { db, clock }) => {
  const rows = await db.select().from(announcements).where(eq(announcements.id, id));
  const [found] = await describe(db, rows, clock.now());
  if (!found) throw notFound();
  return found;
};

/** Whom an announcement is for. */
export function audienceOf({ companyIds, systemCodes, locales }: Row) {
  return { companyIds, systemCodes, locales };
}

async function describe(db: Database, rows: readonly Row[], now: Date) {
  const reads = await readCounts(
    db,
    rows.map(({ id }) => id),
  );
  const sizes = new Map<string, number>();
  const sizeOf = async (row: Row) => {
    const key = JSON.stringify(audienceOf(row));
    const known = sizes.get(key) ?? (await countAudience(db, audienceOf(row)));
    sizes.set(key, known);
    return known;
  };
  const described = [];
  for (const row of rows)
    described.push({
      id: row.id,
      type: row.type,
      title: row.title,
      content: row.content,
      ticker: row.tickerText ?? undefined,
      audience: audienceOf(row),
      isPopup: row.isPopup,
      isRelease: row.isRelease,
      publishedAt: row.publishedAt.toISOString(),
      endsAt: row.endsAt?.toISOString(),
      recalledAt: row.recalledAt?.toISOString(),
      state: stateOf(row, now),
      readCount: reads.get(row.id) ?? 0,
      audienceCount: await sizeOf(row),
    });
  return described;
}

async function readCounts(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: announcementReads.announcementId, people: count() })
    .from(announcementReads)
    .where(inArray(announcementReads.announcementId, [...ids]))
    .groupBy(announcementReads.announcementId);
  return new Map(rows.map(({ id, people }) => [id, people]));
}

/** Where an announcement stands at a moment. */
export function stateOf({ recalledAt, publishedAt, endsAt }: Row, now: Date): State {
  if (recalledAt) return 'recalled';
  if (publishedAt > now) return 'scheduled';
  return endsAt && endsAt <= now ? 'ended' : 'shown';
}

function inState(state: State, now: Date): SQL | undefined {
  const { recalledAt, publishedAt, endsAt } = announcements;
  const conditions: Record<State, SQL | undefined> = {
    recalled: isNotNull(recalledAt),
    scheduled: and(isNull(recalledAt), gt(publishedAt, now)),
    ended: and(isNull(recalledAt), lte(publishedAt, now), lte(endsAt, now)),
    shown: and(isNull(recalledAt), lte(publishedAt, now), or(isNull(endsAt), gt(endsAt, now))),
  };
  return conditions[state];
}
