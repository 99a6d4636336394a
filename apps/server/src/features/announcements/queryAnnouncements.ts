import { answerCodes } from '@portal/api-client/contract';
import { and, asc, count, desc, eq, isNotNull, notExists, sql } from 'drizzle-orm';
import { announcementReads, announcements } from '../../db/schema/announcements.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageBounds } from '../params/pageOf.ts';
import { toAnnouncements } from './toAnnouncements.ts';
import { isCurrent, isPublished, readerOf } from './visible.ts';

const MOST_POPUPS = 10;
const MOST_TICKER_TEXTS = 20;

/** The popups of a system that the caller has not closed. */
export const getAnnouncementYhEjectDetail: Handlers['getAnnouncementYhEjectDetail'] = async (
  { systemCode },
  context,
) => {
  const { db, userId } = context;
  const closed = db
    .select({ found: sql`1` })
    .from(announcementReads)
    .where(and(eq(announcementReads.announcementId, announcements.id), eq(announcementReads.userId, userId)));
  const rows = await db
    .select()
    .from(announcements)
    .where(and(eq(announcements.isPopup, true), isCurrent(readerOf(context, systemCode)), notExists(closed)))
    .orderBy(asc(announcements.publishedAt), asc(announcements.id))
    .limit(MOST_POPUPS);
  return toAnnouncements(rows, context);
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
  const rows = await context.db
    .select()
    .from(announcements)
    .where(and(isNotNull(announcements.tickerText), isCurrent(readerOf(context, systemCode))))
    .orderBy(desc(announcements.publishedAt), desc(announcements.id))
    .limit(MOST_TICKER_TEXTS);
  return rows.map(({ id, title, tickerText }) => ({
    id,
    title: title.zh,
    titleEn: title.en,
    titleKr: title.kr,
    msg: tickerText?.zh ?? '',
    msgEn: tickerText?.en ?? '',
    msgKr: tickerText?.kr ?? '',
  }));
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
