import { count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { users } from '../../../db/schema/identity.ts';
import { notices, sentNotices } from '../../../db/schema/notices.ts';
import { inLocale } from '../../../http/inLocale.ts';
import { localeOf } from '../../../http/localeOf.ts';
import { sendNotice } from '../../notifications/sendNotice.ts';
import { pageBounds } from '../../params/pageOf.ts';
import type { Act, ActTools, Look, LookTools } from '../OperatorHandlers.ts';
import { fieldsRefused, hasProblems } from '../refuse.ts';
import { isKnownAudience, recipientsOf } from './audience.ts';

/** A page of what went to groups, the newest first. */
export const queryOperatorNoticePage = (async (request, { db }) => {
  const { limit, offset } = pageBounds(request);
  const rows = await db
    .select({ notice: sentNotices, realName: users.realName, userName: users.userName })
    .from(sentNotices)
    .leftJoin(users, eq(users.id, sentNotices.userId))
    .orderBy(desc(sentNotices.sentAt), desc(sentNotices.id))
    .limit(limit)
    .offset(offset);
  const reads = await readCounts(
    db,
    rows.map(({ notice }) => notice.id),
  );
  return {
    dataList: rows.map(({ notice, realName, userName }) => ({
      id: notice.id,
      title: notice.title,
      text: notice.content,
      sentAt: notice.sentAt.toISOString(),
      sender: realName || userName || notice.userId,
      recipientCount: notice.recipientCount,
      readCount: reads.get(notice.id) ?? 0,
    })),
    totalCount: await db.$count(sentNotices),
  };
}) satisfies Look<'queryOperatorNoticePage', LookTools>;

/** Sends a notice to a group, each person in their own language. */
export const sendOperatorNotice: Act<'sendOperatorNotice', ActTools> = async (request, context) => {
  const { db, clock, userId, locale } = context;
  const { id, title, text, audience, isEject } = request;
  const known = await isKnownAudience(db, audience);
  const recipients = known ? await recipientsOf(db, audience) : [];
  const nobody = known ? ('audienceEmpty' as const) : ('audienceUnknown' as const);
  const problems = {
    title: title.zh.trim() === '' ? ('fieldRequired' as const) : undefined,
    text: text.zh.trim() === '' ? ('fieldRequired' as const) : undefined,
    audience: recipients.length === 0 ? nobody : undefined,
  };
  if (hasProblems(problems)) throw fieldsRefused(problems, locale);
  const recipientCount = recipients.length;
  const sent = { id, title, content: text, audience, recipientCount, userId, sentAt: clock.now() };
  // Of the same notice twice, or at once, the first one goes out.
  const [added] = await db.insert(sentNotices).values(sent).onConflictDoNothing().returning();
  if (!added) return { answer: { recipientCount: await countOf(db, id) } };
  const groups = Map.groupBy(recipients, ({ companyId, language }) => `${companyId} ${language}`);
  for (const people of groups.values()) {
    const [first] = people;
    if (!first) continue;
    const locale = localeOf(first.language);
    await sendNotice(db, clock, {
      userIds: people.map((person) => person.userId),
      companyId: first.companyId,
      title: inLocale(title, locale),
      info: inLocale(text, locale),
      eject: isEject,
      sentNoticeId: id,
    });
  }
  return {
    answer: { recipientCount },
    deed: { action: 'notice-sent', target: title.zh, after: { ...audience, recipientCount } },
  };
};

async function countOf(db: Database, id: string): Promise<number> {
  const [row] = await db.select().from(sentNotices).where(eq(sentNotices.id, id));
  return row?.recipientCount ?? 0;
}

async function readCounts(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: notices.sentNoticeId, people: count() })
    .from(notices)
    .where(sql`${inArray(notices.sentNoticeId, [...ids])} and ${isNotNull(notices.readAt)}`)
    .groupBy(notices.sentNoticeId);
  return new Map(rows.map(({ id, people }) => [id ?? '', people]));
}
