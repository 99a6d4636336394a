import { randomUUID } from 'node:crypto';
import type { Agent, AgentTheme, UserAgent } from '@portal/api-client/contract/ai';
import { and, eq } from 'drizzle-orm';
import { aiMembers, aiSessions } from '../../../db/schema/assistant.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { inLanguage } from '../../business/words/Words.ts';
import type { AssistantContext } from '../AssistantContext.ts';
import { findPlace, notThere } from '../sessions/findPlace.ts';
import { type ListedSession, listAgentSessions } from '../sessions/listSessions.ts';
import { tellAssistant } from '../tellAssistant.ts';
import { type AgentDefinition, agents, findAgent } from './agents.ts';

/** The agents that there are, and which of them the caller has. */
export async function listAgents(context: AssistantContext): Promise<Agent[]> {
  const bound = (await listAgentSessions(context)).map(({ agent_id }) => agent_id);
  return agents.map(({ id, name, description }) => ({
    agent_id: id,
    name: inLanguage(name, context.locale),
    description: inLanguage(description, context.locale),
    is_bound: bound.includes(id),
  }));
}

/** The agents that the caller has. */
export async function listUserAgents(context: AssistantContext): Promise<UserAgent[]> {
  return (await listAgentSessions(context)).flatMap((session) => toUserAgent(session, context.locale));
}

/** Gives the caller an agent; one that they have, or had, comes with its conversation. */
export async function bindAgent(context: AssistantContext, agentId: number): Promise<UserAgent> {
  const { db, clock, userId, companyId, locale } = context;
  const agent = findAgent(agentId);
  if (!agent) throw notThere();
  const now = clock.now();
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(aiSessions)
      .values({
        sessionId: randomUUID(),
        companyId,
        creatorId: userId,
        kind: 'agent',
        title: inLanguage(agent.name, locale),
        agentId,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoUpdate({
        target: [aiSessions.companyId, aiSessions.creatorId, aiSessions.agentId],
        targetWhere: eq(aiSessions.kind, 'agent'),
        set: { isBound: true, updatedAt: now },
      })
      .returning();
    if (!row) throw notThere();
    await tx
      .insert(aiMembers)
      .values({ sessionId: row.sessionId, userId, companyId, joinedAt: now })
      .onConflictDoNothing();
    await tellAssistant(tx, { what: 'agents', userIds: [userId] });
  });
  const bound = (await listUserAgents(context)).find(({ agent_id }) => agent_id === agentId);
  if (!bound) throw notThere();
  return bound;
}

/** Takes an agent out of the caller's list; its conversation is kept for when it comes back. */
export async function unbindAgent(
  context: AssistantContext,
  named: { agent_id?: number | undefined; user_agent_id: string },
): Promise<void> {
  const { db, userId } = context;
  const { session } = await findPlace(db, context, named);
  await db
    .update(aiSessions)
    .set({ isBound: false })
    .where(and(eq(aiSessions.sessionId, session.sessionId), eq(aiSessions.kind, 'agent')));
  await tellAssistant(db, { what: 'agents', userIds: [userId] });
}

/** An agent's suggested questions in a language. */
export function themesOf({ themes }: AgentDefinition, locale: Locale): AgentTheme[] {
  return themes.map(({ id, title, prompt }) => ({
    agent_theme_id: id,
    title: inLanguage(title, locale),
    prompt: inLanguage(prompt, locale),
  }));
}

function toUserAgent(session: ListedSession, locale: Locale): UserAgent[] {
  const agent = findAgent(session.agent_id);
  if (!agent) return [];
  return [
    {
      user_agent_id: session.session_id,
      agent_id: agent.id,
      agent_name: inLanguage(agent.name, locale),
      agent_desc: inLanguage(agent.description, locale),
      updated_at: session.updated_at,
      msg_count: session.msg_count,
      unread: session.unread,
      streaming: session.streaming,
      themes: themesOf(agent, locale),
    },
  ];
}
