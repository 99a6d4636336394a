import { aiCodes } from '@portal/api-client/contract/ai';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { aiMembers, aiMessages, aiSessions } from '../../../db/schema/assistant.ts';
import { BusinessError } from '../../../http/errors.ts';

/** A conversation as it is stored. */
export type StoredSession = typeof aiSessions.$inferSelect;
/** A message as it is stored. */
export type StoredMessage = typeof aiMessages.$inferSelect;
/** A conversation that the caller takes part in. */
export type Place = { session: StoredSession; member: typeof aiMembers.$inferSelect };

type Who = { readonly userId: string; readonly companyId: string };
type Named = {
  session_id?: string | undefined;
  agent_id?: number | undefined;
  user_agent_id?: string | undefined;
};

/** The conversation that a request names; one that is not the caller's does not exist for them. */
export async function findPlace(db: Database, who: Who, named: Named): Promise<Place> {
  const { session_id, agent_id, user_agent_id } = named;
  const id = user_agent_id ?? session_id;
  if (!id) throw notThere();
  const place = await readPlace(db, who, id);
  const isAgent = place?.session.kind === 'agent';
  const isNamedRightly = user_agent_id === undefined || (isAgent && place?.session.isBound);
  const isThatAgent = agent_id === undefined || !isAgent || place?.session.agentId === agent_id;
  if (!place || !isNamedRightly || !isThatAgent) throw notThere();
  return place;
}

/** The message that a request names, with its conversation. */
export async function findMessage(
  db: Database,
  who: Who,
  messageId: string,
): Promise<Place & { message: StoredMessage }> {
  const [found] = await db
    .select({ message: aiMessages, session: aiSessions, member: aiMembers })
    .from(aiMessages)
    .innerJoin(aiSessions, eq(aiSessions.sessionId, aiMessages.sessionId))
    .innerJoin(aiMembers, isMember(who))
    .where(
      and(
        eq(aiMessages.messageId, messageId),
        eq(aiMessages.companyId, who.companyId),
        eq(aiSessions.companyId, who.companyId),
      ),
    )
    .limit(1);
  if (!found) throw notThere();
  return found;
}

/** Holds a conversation until the transaction ends: what comes at once is done one after the other. */
export async function lockSession(db: Database, sessionId: string): Promise<StoredSession> {
  const [session] = await db
    .select()
    .from(aiSessions)
    .where(eq(aiSessions.sessionId, sessionId))
    .for('update');
  if (!session) throw notThere();
  return session;
}

/** The refusal for what is not there, or not the caller's. */
export function notThere(): BusinessError {
  return new BusinessError(aiCodes.notFound, 'notFound');
}

function isMember({ userId }: Who) {
  return and(eq(aiMembers.sessionId, aiSessions.sessionId), eq(aiMembers.userId, userId));
}

async function readPlace(db: Database, who: Who, sessionId: string): Promise<Place | undefined> {
  const [row] = await db
    .select({ session: aiSessions, member: aiMembers })
    .from(aiSessions)
    .innerJoin(aiMembers, isMember(who))
    .where(and(eq(aiSessions.sessionId, sessionId), eq(aiSessions.companyId, who.companyId)))
    .limit(1);
  return row;
}
