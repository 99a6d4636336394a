import { randomUUID } from 'node:crypto';
import { aiCodes, aiSources } from '@portal/api-client/contract/ai';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { isUniqueViolation } from '../../../db/isUniqueViolation.ts';
import { aiMembers, aiMessages, aiSessions } from '../../../db/schema/assistant.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { AssistantContext } from '../AssistantContext.ts';
import { tellAssistant } from '../tellAssistant.ts';
import { setTeamPrompts } from '../templates/teamPrompts.ts';
import { checkMembers, membersOf, setMembers } from './changeMembers.ts';
import { defaultTitle } from './defaultTitle.ts';
import { findPlace, lockSession, notThere } from './findPlace.ts';

/** What can be said about a session. */
export type SessionFields = {
  title?: string | undefined;
  partake_users?: readonly string[] | undefined;
  team_prompt_ids?: readonly string[] | undefined;
};

/** Adds a personal session (type 1) or a team topic (type 2); gives its id. */
export async function addSession(
  context: AssistantContext,
  { type, client_id, ...fields }: SessionFields & { type: number | string; client_id?: string | undefined },
): Promise<string> {
  const { db, clock, userId, companyId, locale } = context;
  const known = await findAdded(context, client_id);
  if (known) return known;
  const isTeam = type === 2 || type === '2' || type === 'team' || type === 'teamSession';
  const others = isTeam ? await checkTopic(context, fields) : [];
  const now = clock.now();
  const sessionId = randomUUID();
  try {
    await db.transaction(async (tx) => {
      await tx.insert(aiSessions).values({
        sessionId,
        companyId,
        creatorId: userId,
        kind: isTeam ? 'teamSession' : 'session',
        title: fields.title || defaultTitle(locale),
        clientId: client_id ?? null,
        createdAt: now,
        updatedAt: now,
      });
      await setMembers(tx, { companyId, sessionId, userIds: [userId, ...others], now });
      await setTeamPrompts(tx, context, { sessionId, ids: fields.team_prompt_ids ?? [] });
      await tellAssistant(tx, { what: 'session', sessionId });
    });
  } catch (error) {
    const added = isUniqueViolation(error) && (await findAdded(context, client_id));
    if (!added) throw error;
    return added;
  }
  return sessionId;
}

/** Changes what is said; the rest stays. Every member of a team topic may. */
export async function editSession(
  context: AssistantContext,
  { session_id, ...fields }: SessionFields & { session_id: string },
): Promise<void> {
  const { db, clock, userId, companyId } = context;
  const { session } = await findPlace(db, context, { session_id });
  if (session.kind === 'agent') throw notThere();
  const isTeam = session.kind === 'teamSession';
  if (isTeam && fields.title === '') throw new BusinessError(aiCodes.nameRequired, 'aiNameRequired');
  const others =
    isTeam && fields.partake_users ? await checkMembers(db, context, fields.partake_users) : undefined;
  await db.transaction(async (tx) => {
    await lockSession(tx, session_id);
    // A blank name of a personal session is ignored.
    if (fields.title)
      await tx
        .update(aiSessions)
        .set({ title: fields.title, updatedAt: clock.now() })
        .where(eq(aiSessions.sessionId, session_id));
    if (fields.team_prompt_ids)
      await setTeamPrompts(tx, context, { sessionId: session_id, ids: fields.team_prompt_ids });
    if (others) {
      const userIds = [userId, ...others];
      const removed = await setMembers(tx, { companyId, sessionId: session_id, userIds, now: clock.now() });
      if (removed.length > 0)
        await tellAssistant(tx, { what: 'gone', sessionId: session_id, userIds: removed });
    }
    await tellAssistant(tx, { what: 'session', sessionId: session_id });
  });
}

/** Makes a personal session a team topic, or a copy of it that is one; gives the topic's id. */
export async function convertSession(
  context: AssistantContext,
  change: SessionFields & { session_id: string; is_his: number; is_copy: number },
): Promise<string> {
  const { db, clock, companyId, userId } = context;
  const { session } = await findPlace(db, context, { session_id: change.session_id });
  if (session.kind !== 'session') throw notThere();
  const title = change.title ?? session.title;
  const others = await checkTopic(context, { ...change, title });
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockSession(tx, session.sessionId);
    const sessionId = change.is_copy === 1 ? randomUUID() : session.sessionId;
    if (change.is_copy === 1) {
      const row = { ...session, sessionId, clientId: null, creatorId: userId, createdAt: now };
      await tx.insert(aiSessions).values({ ...row, kind: 'teamSession', title, updatedAt: now });
      if (change.is_his !== 1) await copyMessages(tx, session.sessionId, sessionId);
    } else {
      await tx
        .update(aiSessions)
        .set({ kind: 'teamSession', title, updatedAt: now })
        .where(eq(aiSessions.sessionId, sessionId));
      if (change.is_his === 1) await tx.delete(aiMessages).where(eq(aiMessages.sessionId, sessionId));
    }
    await setMembers(tx, { companyId, sessionId, userIds: [userId, ...others], now });
    if (change.team_prompt_ids) await setTeamPrompts(tx, context, { sessionId, ids: change.team_prompt_ids });
    await tellAssistant(tx, { what: 'session', sessionId });
    return sessionId;
  });
}

/** Deletes a session for everybody in it. */
export async function removeSession(context: AssistantContext, sessionId: string): Promise<void> {
  const { db } = context;
  const { session } = await findPlace(db, context, { session_id: sessionId });
  if (session.kind === 'agent') throw notThere();
  await db.transaction(async (tx) => {
    const userIds = await membersOf(tx, sessionId);
    await tx.delete(aiSessions).where(eq(aiSessions.sessionId, sessionId));
    await tellAssistant(tx, { what: 'gone', sessionId, userIds });
  });
}

/** Deletes the caller's personal sessions; team topics belong to others, too, and stay. */
export async function removePersonalSessions({ db, userId, companyId }: AssistantContext): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(aiSessions)
      .where(
        and(
          eq(aiSessions.companyId, companyId),
          eq(aiSessions.creatorId, userId),
          eq(aiSessions.kind, 'session'),
        ),
      )
      .returning({ sessionId: aiSessions.sessionId });
    for (const { sessionId } of removed)
      await tellAssistant(tx, { what: 'gone', sessionId, userIds: [userId] });
  });
}

/** Takes the caller out of a team topic; one that nobody is in any more is deleted. */
export async function exitSession(context: AssistantContext, sessionId: string): Promise<void> {
  const { db, userId } = context;
  const { session } = await findPlace(db, context, { session_id: sessionId });
  if (session.kind !== 'teamSession') throw notThere();
  await db.transaction(async (tx) => {
    await lockSession(tx, sessionId);
    await tx.delete(aiMembers).where(and(eq(aiMembers.sessionId, sessionId), eq(aiMembers.userId, userId)));
    const [next] = await tx
      .select()
      .from(aiMembers)
      .where(eq(aiMembers.sessionId, sessionId))
      .orderBy(asc(aiMembers.joinedAt), asc(aiMembers.userId))
      .limit(1);
    if (!next) await tx.delete(aiSessions).where(eq(aiSessions.sessionId, sessionId));
    else if (session.creatorId === userId)
      await tx.update(aiSessions).set({ creatorId: next.userId }).where(eq(aiSessions.sessionId, sessionId));
    await tellAssistant(tx, { what: 'gone', sessionId, userIds: [userId] });
    if (next) await tellAssistant(tx, { what: 'session', sessionId });
  });
}

/** Pins a session in the caller's list, or takes the pin away. */
export async function pinSession(
  context: AssistantContext,
  sessionId: string,
  isTopup: boolean,
): Promise<void> {
  const { db, userId } = context;
  const { session } = await findPlace(db, context, { session_id: sessionId });
  if (session.kind === 'agent') throw notThere();
  await db
    .update(aiMembers)
    .set({ isTopup })
    .where(and(eq(aiMembers.sessionId, sessionId), eq(aiMembers.userId, userId)));
  await tellAssistant(db, { what: 'session', sessionId, userIds: [userId] });
}

async function checkTopic(context: AssistantContext, fields: SessionFields): Promise<string[]> {
  if (!fields.title) throw new BusinessError(aiCodes.nameRequired, 'aiNameRequired');
  return checkMembers(context.db, context, fields.partake_users ?? []);
}

async function findAdded(
  { db, userId, companyId }: AssistantContext,
  clientId: string | undefined,
): Promise<string | undefined> {
  if (!clientId) return undefined;
  const [row] = await db
    .select({ sessionId: aiSessions.sessionId })
    .from(aiSessions)
    .where(
      and(
        eq(aiSessions.companyId, companyId),
        eq(aiSessions.creatorId, userId),
        eq(aiSessions.clientId, clientId),
      ),
    );
  return row?.sessionId;
}

/** Copies what is shown and whole, with ids of its own. */
async function copyMessages(db: Database, from: string, sessionId: string): Promise<void> {
  const rows = await db
    .select()
    .from(aiMessages)
    .where(
      and(
        eq(aiMessages.sessionId, from),
        eq(aiMessages.isCurrent, true),
        inArray(aiMessages.source, Object.values(aiSources)),
        ne(aiMessages.seq, 0),
      ),
    );
  const ids = new Map(rows.map(({ messageId }) => [messageId, randomUUID()]));
  const turns = new Map(rows.map(({ turnId }) => [turnId, randomUUID()]));
  const whole = rows.filter(({ state }) => state !== 'streaming');
  if (whole.length === 0) return;
  await db.insert(aiMessages).values(
    whole.map((row) => ({
      ...row,
      sessionId,
      messageId: ids.get(row.messageId) ?? randomUUID(),
      turnId: turns.get(row.turnId) ?? randomUUID(),
      replyTo: row.replyTo && (ids.get(row.replyTo) ?? null),
      version: 1,
      clientMsgId: null,
    })),
  );
}
