import { answerCodes } from '@portal/api-client/contract';
import { and, asc, count, desc, eq, isNotNull, notExists, sql } from 'drizzle-orm';
import { prepareOnce } from '../../db/prepareOnce.ts';
import { announcementReads, announcements } from '../../db/schema/announcements.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageBounds } from '../params/pageOf.ts';
import { keepShown } from './keepShown.ts';
import { toAnnouncements } from './toAnnouncements.ts';
import { isCurrent, isPublished, readerOf } from './visible.ts';

const MOST_POPUPS = 10;
const MOST_TICKER_TEXTS = 20;

/** Of these popups the ones that a person has not closed. */
const openPopups = prepareOnce((db) =>
  db
    .select()
    .from(announcements)
    .where(
      and(
        sql`${announcements.id} = any(${sql.placeholder('ids')}::text[])`,
        notExists(
          db
            .select({ found: sql`1` })
            .from(announcementReads)
            .where(
              and(
                eq(announcementReads.announcementId, announcements.id),
                eq(announcementReads.userId, sql.placeholder('userId')),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(announcements.publishedAt), asc(announcements.id))
    .limit(MOST_POPUPS)
    .prepare('open_popups'),
);

/** The popups of a system that the caller has not closed. */
export const getAnnouncementYhEjectDetail: Handlers['getAnnouncementYhEjectDetail'] = async (
  { systemCode },
  context,
) => {
  const { db, userId } = context;
  const reader = readerOf(context, systemCode);
  const ids = await keepShown(db, 'popups', reader, async () => {
    const isShown = and(eq(announcements.isPopup, true), isCurrent(reader));
    const rows = await db.select({ id: announcements.id }).from(announcements).where(isShown);
    return rows.map(({ id }) => id);
  });
  return ids.length > 0 ? toAnnouncements(await openPopups(db).execute({ ids, userId }), context) : [];
};

/** The latest release of a system. */
export const getLastAnnouncement: Handlers['getLastAnnouncement'] = async ({ ejectSystemCode }, context) => {
  const rows = await context.db
    .select()
    .from(announcements)
    .where(and(eq(announcements.isRelease, true), isPublished(readerOf(context, ejectSystemCode))))
    .orderBy(desc(announcements.publishedAt), desc(announcements.id))
    .limit(1);
  return (await toAnnouncements(rows, context))[0] ?? null;
};

/** What runs through the ticker. */
export const getAnnouncementNotice: Handlers['getAnnouncementNotice'] = async ({ systemCode }, context) => {
  const { db } = context;
  const reader = readerOf(context, systemCode);
  const texts = await keepShown(db, 'ticker', reader, async () => {
    const { id, title, tickerText } = announcements;
    const rows = await db
      .select({ id, title, tickerText })
      .from(announcements)
      .where(and(isNotNull(tickerText), isCurrent(reader)))
      .orderBy(desc(announcements.publishedAt), desc(id))
      .limit(MOST_TICKER_TEXTS);
    return rows.map((row) => ({
      id: row.id,
      title: row.title.zh,
      titleEn: row.title.en,
      titleKr: row.title.kr,
      msg: row.tickerText?.zh ?? '',
      msgEn: row.tickerText?.en ?? '',
      msgKr: row.tickerText?.kr ?? '',
    }));
  });
  return [...texts];
};

/** A page of all announcements. */
export const queryAnnouncementPage: Handlers['queryAnnouncementPage'] = async (request, context) => {
  const { db } = context;
  const { announcementType } = request;
  const where = and(
    isPublished(readerOf(context, request.systemCode)),
    announcementType === undefined ? undefined : eq(announcements.type, announcementType),
  );
  const { limit, offset } = pageBounds(request);
  const rows = await db
    .select()
    .from(announcements)
    .where(where)
    .orderBy(desc(announcements.publishedAt), desc(announcements.id))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ count: count() }).from(announcements).where(where);
  return { dataList: await toAnnouncements(rows, context), totalCount: total?.count ?? 0 };
};

/** One announcement. */
export const getAnnouncement: Handlers['getAnnouncement'] = async ({ id }, context) => {
  const rows = await context.db
    .select()
    .from(announcements)
    .where(and(eq(announcements.id, id), isPublished(readerOf(context))))
    .limit(1);
  const [found] = await toAnnouncements(rows, context);
  if (!found) throw new BusinessError(answerCodes.notFound, 'notFound');
  return found;
};
