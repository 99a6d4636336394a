import { aiLimits, type SessionDetail } from '@portal/api-client/contract/ai';
import { and, eq, lt } from 'drizzle-orm';
import { aiMembers } from '../../../db/schema/assistant.ts';
import { inLanguage } from '../../business/words/Words.ts';
import type { AssistantContext } from '../AssistantContext.ts';
import { findAgent } from '../agents/agents.ts';
import { themesOf } from '../agents/userAgents.ts';
import { readChats } from '../messages/toMessage.ts';
import { notThere, type Place } from './findPlace.ts';
import { readSession } from './listSessions.ts';

/** A conversation with its newest messages; the caller has seen them now. */
export async function readDetail(
  context: AssistantContext,
  { session, member }: Place,
): Promise<SessionDetail> {
  const { db, userId, locale } = context;
  const { sessionId } = session;
  await markRead(context, sessionId, session.lastSeq, member.readSeq);
  const [listed, shown] = await Promise.all([
    readSession({ db, userId, companyId: session.companyId }, sessionId),
    readChats(context, sessionId, { limit: aiLimits.messagesAtOnce }),
  ]);
  if (!listed) throw notThere();
  const agent = findAgent(session.agentId);
  return {
    ...listed,
    ...shown,
    agent_id: session.agentId ?? undefined,
    user_agent_id: agent && sessionId,
    agent_name: agent && inLanguage(agent.name, locale),
    agent_desc: agent && inLanguage(agent.description, locale),
    themes: agent ? themesOf(agent, locale) : [],
  };
}

/** Remembers how far somebody has seen a conversation. */
export async function markRead(
  { db, userId }: Pick<AssistantContext, 'db' | 'userId'>,
  sessionId: string,
  seq: number,
  before = -1,
): Promise<void> {
  if (seq <= before) return;
  await db
    .update(aiMembers)
    .set({ readSeq: seq })
    .where(and(eq(aiMembers.sessionId, sessionId), eq(aiMembers.userId, userId), lt(aiMembers.readSeq, seq)));
}
