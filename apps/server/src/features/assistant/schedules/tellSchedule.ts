import { randomUUID } from 'node:crypto';
import { aiSources, answerStates } from '@portal/api-client/contract/ai';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { aiMembers, aiSessions } from '../../../db/schema/assistant.ts';
import type { Clock } from '../../../http/Clock.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { inLanguage, type Words } from '../../business/words/Words.ts';
import { classification } from '../../notifications/classifications.ts';
import { sendNotice } from '../../notifications/sendNotice.ts';
import { insert, takePlaces } from '../messages/ask.ts';
import { lockSession } from '../sessions/findPlace.ts';
import { tellAssistant } from '../tellAssistant.ts';
import type { ScheduleOutcome } from './answerSchedule.ts';
import type { StoredSchedule } from './describeSchedule.ts';

const TEXT = {
  stopped: [
    '已停止：您不再有查看该数据的权限。',
    'Stopped: you may not see this data any more.',
    '중지됨: 이 데이터를 볼 권한이 더 이상 없어요.',
  ],
} as const satisfies Record<string, Words>;

const KINDS: Readonly<Record<string, number>> = {
  orders: classification.orders,
  sales: classification.orders,
  stock: classification.stock,
  ads: classification.ads,
  reviews: classification.reviews,
};
/** What a line of the bell holds of an answer. */
const SUMMARY_LENGTH = 400;

/** Stores an answer in the conversation of its question and tells of it by the bell; gives where it stands. */
export async function tellAnswer(
  db: Database,
  clock: Clock,
  row: StoredSchedule,
  { content, summary, resources }: Extract<ScheduleOutcome, { state: 'told' }>,
): Promise<{ sessionId: string; messageId: string }> {
  const { companyId, userId, title, locale } = row;
  const now = clock.now();
  const sessionId = (await ownSession(db, row)) ?? (await addSession(db, row, now));
  const session = await lockSession(db, sessionId);
  const seq = await takePlaces(db, session, 2, now);
  const turnId = randomUUID();
  const shared = { sessionId, companyId, userId, locale, turnId, createdAt: now, updatedAt: now };
  const [question, answer] = await insert(
    db,
    { ...shared, messageId: randomUUID(), source: aiSources.user, seq: seq - 1, content: title },
    {
      ...shared,
      messageId: randomUUID(),
      source: aiSources.assistant,
      seq,
      content,
      state: answerStates.done,
    },
  );
  await tellAssistant(
    db,
    { what: 'message', sessionId, messageId: question.messageId },
    { what: 'message', sessionId, messageId: answer.messageId },
    { what: 'session', sessionId },
  );
  await sendNotice(db, clock, {
    userIds: [userId],
    companyId,
    messageType: KINDS[resources[0] ?? ''] ?? classification.system,
    title,
    info: { content: plain(summary), answer: { session_id: sessionId, message_id: answer.messageId } },
  });
  return { sessionId, messageId: answer.messageId };
}

/** Says by the bell that a question is not asked any more, or that it failed. */
export async function tellEnd(db: Database, clock: Clock, row: StoredSchedule, text?: string): Promise<void> {
  const { companyId, userId, title, locale } = row;
  const info = text ?? inLanguage(TEXT.stopped, locale as Locale);
  await sendNotice(db, clock, { userIds: [userId], companyId, title, info });
}

/** The conversation of its answers, while it is the person's alone: nobody else may see what they may. */
async function ownSession(db: Database, { sessionId, userId }: StoredSchedule): Promise<string | undefined> {
  if (!sessionId) return undefined;
  const [session] = await db
    .select({ id: aiSessions.sessionId })
    .from(aiSessions)
    .innerJoin(aiMembers, and(eq(aiMembers.sessionId, aiSessions.sessionId), eq(aiMembers.userId, userId)))
    .where(and(eq(aiSessions.sessionId, sessionId), eq(aiSessions.kind, 'session')));
  return session?.id;
}

async function addSession(
  db: Database,
  { companyId, userId, title }: StoredSchedule,
  now: Date,
): Promise<string> {
  const sessionId = randomUUID();
  const session = { sessionId, companyId, creatorId: userId, kind: 'session', title };
  await db.insert(aiSessions).values({ ...session, createdAt: now, updatedAt: now });
  await db.insert(aiMembers).values({ sessionId, userId, companyId, joinedAt: now });
  return sessionId;
}

/** The words of an answer without their marks. */
function plain(markdown: string): string {
  const text = markdown
    .replace(/\\([\\`*_{}[\]()<>#+!|~-])/g, '$1')
    .replaceAll('**', '')
    .replace(/\n{2,}/g, '\n');
  return text.length > SUMMARY_LENGTH ? `${text.slice(0, SUMMARY_LENGTH - 1)}…` : text;
}
