import { aiCodes, aiSources, answerStates, QUOTA_EXEMPT_AGENT_ID } from '@portal/api-client/contract/ai';
import { answerCodes } from '@portal/api-client/contract/codes';
import { and, desc, eq, gt, max } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { aiMessages } from '../../../db/schema/assistant.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { AssistantContext } from '../AssistantContext.ts';
import { countQuestion } from '../quota.ts';
import { readSight } from '../rights/readSight.ts';
import { findMessage, lockSession, notThere, type StoredMessage } from '../sessions/findPlace.ts';
import { tellAssistant } from '../tellAssistant.ts';
import { type Asked, base, findAsked, insert, refuseBusy, takePlaces, tellAsked } from './ask.ts';

type Again = { messageId: string; modelCode?: string | undefined; clientMsgId?: string | undefined };

/** Answers a question again; free where the answer before came to nothing. */
export async function retryAnswer(context: AssistantContext, again: Again): Promise<Asked> {
  const { db, services, clock } = context;
  const { session, message } = await findMessage(db, context, again.messageId);
  if (message.source !== aiSources.assistant) throw notThere();
  const sight = await readSight(context);
  const asked = await db.transaction(async (tx): Promise<Asked> => {
    const held = await lockSession(tx, session.sessionId);
    const earlier = await findAsked(tx, context, again.clientMsgId);
    if (earlier) return earlier;
    await refuseBusy(tx, session.sessionId);
    const [question] = await tx
      .select()
      .from(aiMessages)
      .where(eq(aiMessages.messageId, message.replyTo ?? ''));
    const present = await currentAnswer(tx, message.turnId);
    if (!question || !present) throw notThere();
    // Their own refusal must not take the place of what the others see.
    if (sight.isHidden(present)) throw new BusinessError(answerCodes.forbidden, 'aiFiguresNotYours');
    const isFree = present.state === answerStates.failed || present.state === answerStates.interrupted;
    if (!isFree && session.agentId !== QUOTA_EXEMPT_AGENT_ID) await countQuestion(tx, context);
    const now = clock.now();
    await takePlaces(tx, held, 0, now);
    await showOnly(tx, message.turnId, question);
    const [answer] = await insert(tx, {
      ...base(context, session.sessionId, now),
      ...services.assistant.lease(),
      source: aiSources.assistant,
      seq: message.seq,
      turnId: message.turnId,
      version: (await lastVersion(tx, message.turnId)) + 1,
      replyTo: question.messageId,
      clientMsgId: again.clientMsgId ?? null,
      modelCode: again.modelCode ?? message.modelCode,
      state: answerStates.streaming,
    });
    await tellAsked(tx, {
      sessionId: session.sessionId,
      userId: context.userId,
      messageIds: [answer.messageId],
    });
    return { question, answer, isNew: true };
  });
  if (asked.isNew) services.assistant.start(asked.answer);
  return asked;
}

/** Replaces the last question: a further version of its turn, counted as a question. */
export async function editQuestion(
  context: AssistantContext,
  { message: text, ...again }: Again & { message: string },
): Promise<Asked> {
  const { db, services, clock } = context;
  const { session, message } = await findMessage(db, context, again.messageId);
  if (message.source !== aiSources.user || message.userId !== context.userId) throw notThere();
  const asked = await db.transaction(async (tx): Promise<Asked> => {
    const held = await lockSession(tx, session.sessionId);
    const earlier = await findAsked(tx, context, again.clientMsgId);
    if (earlier) return earlier;
    await refuseBusy(tx, session.sessionId);
    const [later] = await tx
      .select({ seq: aiMessages.seq })
      .from(aiMessages)
      .where(and(eq(aiMessages.sessionId, session.sessionId), gt(aiMessages.seq, message.seq + 1)))
      .limit(1);
    if (later) throw new BusinessError(aiCodes.notLastQuestion, 'aiNotLastQuestion');
    if (session.agentId !== QUOTA_EXEMPT_AGENT_ID) await countQuestion(tx, context);
    const now = clock.now();
    await takePlaces(tx, held, 0, now);
    const version = (await lastVersion(tx, message.turnId)) + 1;
    await tx.update(aiMessages).set({ isCurrent: false }).where(eq(aiMessages.turnId, message.turnId));
    const shared = { turnId: message.turnId, version };
    const questionRow = {
      ...base(context, session.sessionId, now),
      ...shared,
      source: aiSources.user,
      seq: message.seq,
      content: text,
      clientMsgId: again.clientMsgId ?? null,
      images: message.images,
      page: message.page,
    };
    const [question, answer] = await insert(tx, questionRow, {
      ...base(context, session.sessionId, now),
      ...services.assistant.lease(),
      ...shared,
      source: aiSources.assistant,
      seq: message.seq + 1,
      replyTo: questionRow.messageId,
      modelCode: again.modelCode ?? null,
      state: answerStates.streaming,
    });
    await tellAsked(tx, {
      sessionId: session.sessionId,
      userId: context.userId,
      messageIds: [question.messageId, answer.messageId],
    });
    return { question, answer, isNew: true };
  });
  if (asked.isNew) services.assistant.start(asked.answer);
  return asked;
}

/** Goes on with an interrupted answer in its place; one that goes on already, or is whole, stays as it is. */
export async function continueAnswer(context: AssistantContext, messageId: string): Promise<Asked> {
  const { db, services, clock } = context;
  const { session, message } = await findMessage(db, context, messageId);
  if (message.source !== aiSources.assistant) throw notThere();
  const asked = await db.transaction(async (tx): Promise<Asked> => {
    await lockSession(tx, session.sessionId);
    const [question] = await tx
      .select()
      .from(aiMessages)
      .where(eq(aiMessages.messageId, message.replyTo ?? ''));
    const [present] = await tx.select().from(aiMessages).where(eq(aiMessages.messageId, messageId));
    if (!question || !present) throw notThere();
    if (present.state !== answerStates.interrupted || !present.isCurrent)
      return { question, answer: present, isNew: false };
    await refuseBusy(tx, session.sessionId);
    const [answer] = await tx
      .update(aiMessages)
      .set({ ...services.assistant.lease(), state: answerStates.streaming, updatedAt: clock.now() })
      .where(eq(aiMessages.messageId, messageId))
      .returning();
    await tellAssistant(
      tx,
      { what: 'message', sessionId: session.sessionId, messageId },
      { what: 'session', sessionId: session.sessionId },
    );
    return { question, answer: answer ?? present, isNew: true };
  });
  if (asked.isNew) services.assistant.start(asked.answer);
  return asked;
}

/** Shows the version of a turn that an answer belongs to. */
export async function selectVersion(context: AssistantContext, messageId: string): Promise<string> {
  const { db } = context;
  const { session, message } = await findMessage(db, context, messageId);
  if (message.source !== aiSources.assistant) throw notThere();
  await db.transaction(async (tx) => {
    await lockSession(tx, session.sessionId);
    await refuseBusy(tx, session.sessionId);
    const [question] = await tx
      .select()
      .from(aiMessages)
      .where(eq(aiMessages.messageId, message.replyTo ?? ''));
    if (!question) throw notThere();
    await showOnly(tx, message.turnId, question);
    await tx.update(aiMessages).set({ isCurrent: true }).where(eq(aiMessages.messageId, messageId));
    await tellAssistant(
      tx,
      { what: 'message', sessionId: session.sessionId, messageId: question.messageId },
      { what: 'message', sessionId: session.sessionId, messageId },
    );
  });
  return session.sessionId;
}

/** Hides what a turn shows, but for one of its questions. */
async function showOnly(db: Database, turnId: string, question: StoredMessage): Promise<void> {
  await db.update(aiMessages).set({ isCurrent: false }).where(eq(aiMessages.turnId, turnId));
  await db.update(aiMessages).set({ isCurrent: true }).where(eq(aiMessages.messageId, question.messageId));
}

async function currentAnswer(db: Database, turnId: string): Promise<StoredMessage | undefined> {
  const [row] = await db
    .select()
    .from(aiMessages)
    .where(and(eq(aiMessages.turnId, turnId), eq(aiMessages.source, aiSources.assistant)))
    .orderBy(desc(aiMessages.isCurrent), desc(aiMessages.version))
    .limit(1);
  return row;
}

async function lastVersion(db: Database, turnId: string): Promise<number> {
  const [row] = await db
    .select({ version: max(aiMessages.version) })
    .from(aiMessages)
    .where(eq(aiMessages.turnId, turnId));
  return row?.version ?? 0;
}
