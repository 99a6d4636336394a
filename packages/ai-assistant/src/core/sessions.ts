import { ASSISTANT } from './constants.ts';
import type { Place, Session, UserAgent } from './entities.ts';

/** Returns pinned sessions first, then the rest, each by latest update; sessions of the same time keep their order. */
export function orderSessions(sessions: readonly Session[]): Session[] {
  return [...sessions].sort(
    (a, b) => Number(b.isTopup) - Number(a.isTopup) || timeOf(b.updated_at) - timeOf(a.updated_at),
  );
}

/** Returns the place to open: the one used last if it is still there, else the first session, else the first agent. */
export function choosePlace(
  remembered: Place | undefined,
  sessions: readonly Session[],
  agents: readonly UserAgent[],
): Place | undefined {
  const exists =
    remembered?.kind === 'session'
      ? sessions.some(({ session_id }) => session_id === remembered.session_id)
      : agents.some(({ user_agent_id }) => user_agent_id === remembered?.user_agent_id);
  if (remembered && exists) return remembered;
  const session = orderSessions(sessions)[0];
  if (session) return { kind: 'session', session_id: session.session_id };
  const agent = agents[0];
  return agent && { kind: 'agent', agent_id: agent.agent_id, user_agent_id: agent.user_agent_id };
}

/** Returns what a rename saves: trimmed and at most 60 characters; undefined when it changes nothing. */
export function renamedTitle(text: string, present: string, max: number): string | undefined {
  const title = Array.from(text.trim()).slice(0, max).join('').trim();
  return title === '' || title === present ? undefined : title;
}

/** Returns the time of `2026-11-21 10:00:00` or of an ISO text; an unreadable one is the oldest. */
function timeOf(text: string): number {
  const time = Date.parse(/^\d{4}-\d\d-\d\d \d/.test(text) ? `${text.replace(' ', 'T')}+08:00` : text);
  return Number.isNaN(time) ? 0 : time;
}

/** Whether nobody, and no question, has named a session yet. */
export function isUntitled(title: string): boolean {
  return title === '' || title === ASSISTANT.newSessionTitle;
}

/** Longest title that a question gives. */
const TITLE_SIGNS = 20;

/** Returns the title that a first question gives to a session; undefined where it has one, or the question has no words. */
export function titleOfQuestion(question: string, present: string): string | undefined {
  if (!isUntitled(present)) return undefined;
  const line = question.split('\n').find((text) => text.trim() !== '' && !text.startsWith('>'));
  const signs = Array.from(line?.trim() ?? '');
  if (signs.length <= TITLE_SIGNS) return signs.join('') || undefined;
  // What is cut ends with a whole word, where words have gaps between them.
  return `${signs
    .slice(0, TITLE_SIGNS - 1)
    .join('')
    .replace(/\s+\S{0,15}$/, '')}…`;
}
