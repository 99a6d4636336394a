import { randomUUID } from 'node:crypto';
import { aiCodes, aiSources, answerStates, QUOTA_EXEMPT_AGENT_ID } from '@portal/api-client/contract/ai';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { isUniqueViolation } from '../../../db/isUniqueViolation.ts';
import { type AskedPage, aiMembers, aiMessages, aiSessions } from '../../../db/schema/assistant.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { AssistantContext } from '../AssistantContext.ts';
import { countQuestion } from '../quota.ts';
import { titleFrom } from '../sessions/defaultTitle.ts';
import { lockSession, type Place, type StoredMessage, type StoredSession } from '../sessions/findPlace.ts';
import { tellAssistant } from '../tellAssistant.ts';

/** A question as it comes. */
export type Question = {
  message: string;
  clientMsgId?: string | undefined;
  modelCode?: string | undefined;
  agentThemeId?: string | undefined;
  images?: readonly string[];
  page?: AskedPage | undefined;
};

/** A question that was asked, and the answer that is being made. */
export type Asked = { answer: StoredMessage; question: StoredMessage; isNew: boolean };

/**
 * Asks once: question, answer row and quota in one transaction, found again by the client's id when it is sent a second
 * time. The answer belongs to this process until its lease ends.
 */
export async function ask(context: AssistantContext, place: Place, question: Question): Promise<Asked> {
  const { db, services, clock, userId, companyId } = context;
  const { sessionId } = place.session;
  const run = () =>
    db.transaction(async (tx): Promise<Asked> => {
      const session = await lockSession(tx, sessionId);
      const earlier = await findAsked(tx, context, question.clientMsgId);
      if (earlier) return earlier;
      await refuseBusy(tx, sessionId);
      if (place.session.agentId !== QUOTA_EXEMPT_AGENT_ID) await countQuestion(tx, context);
      const now = clock.now();
      const seq = await takePlaces(tx, session, 2, now, question.message);
      const turnId = randomUUID();
      const questionRow = {
        ...base(context, sessionId, now),
        source: aiSources.user,
        seq: seq - 1,
        turnId,
        content: question.message,
        clientMsgId: question.clientMsgId ?? null,
        agentThemeId: question.agentThemeId ?? null,
        images: [...(question.images ?? [])],
        page: question.page ?? null,
      };
      const [asked, answer] = await insert(tx, questionRow, {
        ...base(context, sessionId, now),
        ...services.assistant.lease(),
        source: aiSources.assistant,
        seq,
        turnId,
        replyTo: questionRow.messageId,
        modelCode: question.modelCode ?? null,
        state: answerStates.streaming,
      });
      await tx
        .update(aiMembers)
        .set({ readSeq: seq - 1 })
        .where(and(eq(aiMembers.sessionId, sessionId), eq(aiMembers.userId, userId)));
      await tellAsked(tx, { sessionId, userId, messageIds: [asked.messageId, answer.messageId] });
      return { question: asked, answer, isNew: true };
    });
  const asked = await run().catch(async (error) => {
    // The same id in two conversations at once: the other one was first.
    const earlier =
      isUniqueViolation(error) && (await findAsked(db, { userId, companyId }, question.clientMsgId));
    if (earlier) return earlier;
    throw error;
  });
  if (asked.isNew) services.assistant.start(asked.answer);
  return asked;
}

/** What a client's id was asked with before; the newest version of its answer. */
export async function findAsked(
  db: Database,
  { userId, companyId }: { userId: string; companyId: string },
  clientMsgId: string | undefined,
): Promise<Asked | undefined> {
  if (!clientMsgId) return undefined;
  const [known] = await db
    .select()
    .from(aiMessages)
    .where(
      and(
        eq(aiMessages.companyId, companyId),
        eq(aiMessages.userId, userId),
        eq(aiMessages.clientMsgId, clientMsgId),
      ),
    );
  if (!known || known.source === aiSources.divider) return undefined;
  if (known.source === aiSources.assistant) {
    const [question] = await db
      .select()
      .from(aiMessages)
      .where(eq(aiMessages.messageId, known.replyTo ?? ''));
    return question && { question, answer: known, isNew: false };
  }
  const [answer] = await db
    .select()
    .from(aiMessages)
    .where(eq(aiMessages.replyTo, known.messageId))
    .orderBy(desc(aiMessages.version))
    .limit(1);
  return answer && { question: known, answer, isNew: false };
}

/** Throws while an answer of this conversation is being made. */
export async function refuseBusy(db: Database, sessionId: string): Promise<void> {
  const [busy] = await db
    .select({ id: aiMessages.messageId })
    .from(aiMessages)
    .where(and(eq(aiMessages.sessionId, sessionId), eq(aiMessages.state, answerStates.streaming)))
    .limit(1);
  if (busy) throw new BusinessError(aiCodes.busy, 'aiBusy');
}

/**
 * Takes so many places at the end of a locked conversation; gives the last one. The first question names a session that
 * nobody named.
 */
export async function takePlaces(
  db: Database,
  { sessionId, kind, title, lastSeq }: StoredSession,
  count: number,
  now: Date,
  question?: string,
): Promise<number> {
  const named = question && kind === 'session' ? titleFrom(question, title) : undefined;
  const taken = lastSeq + count;
  await db
    .update(aiSessions)
    .set({ lastSeq: taken, updatedAt: now, ...(named && { title: named }) })
    .where(eq(aiSessions.sessionId, sessionId));
  return taken;
}

/** Tells that messages came, and that lists and quota changed. */
export async function tellAsked(
  db: Database,
  { sessionId, userId, messageIds }: { sessionId: string; userId: string; messageIds: string[] },
): Promise<void> {
  await tellAssistant(
    db,
    ...messageIds.map((messageId) => ({ what: 'message' as const, sessionId, messageId })),
    { what: 'session', sessionId },
    { what: 'quota', userIds: [userId] },
  );
}

/** What every new message has. */
export function base({ userId, companyId, locale }: AssistantContext, sessionId: string, now: Date) {
  return { messageId: randomUUID(), sessionId, companyId, userId, locale, createdAt: now, updatedAt: now };
}

type NewMessage = typeof aiMessages.$inferInsert;

/** Stores messages, at once. */
export async function insert<const Rows extends readonly NewMessage[]>(
  db: Database,
  ...messages: Rows
): Promise<{ [At in keyof Rows]: StoredMessage }> {
  const rows = await db
    .insert(aiMessages)
    .values([...messages])
    .returning();
  const stored = messages.map(({ messageId }) => {
    const row = rows.find((one) => one.messageId === messageId);
    if (!row) throw new Error('A message was not stored');
    return row;
  });
  return stored as { [At in keyof Rows]: StoredMessage };
}
