import type { ChatMessage, Place, Session } from '../core/entities.ts';
import { createAssistantState } from '../core/state.ts';
import { transition } from '../core/transition.ts';
import type { AssistantEffect, AssistantEvent, AssistantState } from '../core/types.ts';

export const place: Place = { kind: 'session', session_id: 's1' };
export const session = (session_id: string, more: Partial<Session> = {}) => ({
  session_id,
  title: session_id,
  ...more,
});
export const question = { client_msg_id: 'c1', text: 'q', created_at: 'now' };
export const chat = (message_id: string, source: 1 | 2 | 3, more: Partial<ChatMessage> = {}) => ({
  message_id,
  session_id: 's1',
  source,
  content: message_id,
  ...more,
});

/** Plays events one after the other; answers the last state and everything that had to be done. */
export function play(events: AssistantEvent[], start: AssistantState = createAssistantState()) {
  let state = start;
  const effects: AssistantEffect[] = [];
  for (const event of events) {
    const [next, due = []] = transition(state, event);
    state = next;
    effects.push(...due);
  }
  return { state, effects, thread: state.threads['s:s1'], notices: noticesOf(effects) };
}

function noticesOf(effects: readonly AssistantEffect[]): string[] {
  return effects.flatMap((effect) => (effect.type === 'notify' ? [effect.notice.code] : []));
}

export const frame = (method: string, data: unknown): AssistantEvent => ({
  type: 'frame-received',
  frame: { method, data },
});
export const opened = play([
  { type: 'visibility-changed', isVisible: true },
  frame('userAgents', [{ user_agent_id: 'ua', agent_id: 2 }]),
  frame('sessions', [session('s1'), session('s2', { output: 'stream' })]),
  frame('sessionDetail', { session_id: 's1', chats: [chat('m1', 1), chat('m2', 2)] }),
]).state;
export const ask = (more = {}): AssistantEvent => ({
  type: 'ask',
  place,
  question: { ...question, ...more },
  user_name: 'me',
});
export const begun: AssistantEvent = {
  type: 'answer-begun',
  place,
  frame: { session_id: 's1', message_id: 'a1', question_id: 'q1', think: '', content: '' },
  now: 'now',
};
export const ended: AssistantEvent = {
  type: 'answer-ended',
  place,
  message_id: 'a1',
  text: { think: 't', content: 'answer' },
  end: { state: 'done' },
};
export const sent = (effects: readonly AssistantEffect[]) =>
  effects.find((effect) => effect.type === 'ask')?.request;
