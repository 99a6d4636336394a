import { localId } from './asking.ts';
import { ASSISTANT } from './constants.ts';
import type { ChatMessage, Place, Texts } from './entities.ts';
import { placeKey, threadOf } from './place.ts';
import type { AnswerEnd, AnswerFrame } from './port.ts';
import { isSeen, type Step, withThread } from './state.ts';
import type { AssistantEffect, AssistantState, Run } from './types.ts';

/** Puts an answer that has a name into the conversation, and gives its question the server's id. */
export function answerBegun(state: AssistantState, place: Place, frame: AnswerFrame, now: string): Step {
  const thread = threadOf(state, place);
  if (!thread) return [state];
  const { message_id, question_id } = frame;
  const mine = thread.run && thread.run.phase !== 'failed' ? thread.run : undefined;
  const run: Run = {
    question: mine?.question ?? {
      client_msg_id: frame.client_msg_id ?? message_id,
      text: '',
      created_at: now,
    },
    phase: mine?.phase === 'stopping' ? 'stopping' : 'streaming',
    message_id,
  };
  const local = mine && localId(mine.question);
  const named = thread.chats.map((message) =>
    message.message_id === local && question_id ? { ...message, message_id: question_id } : message,
  );
  const isThere = named.some((message) => message.message_id === message_id);
  const answer: ChatMessage = {
    message_id,
    session_id: frame.session_id,
    source: 2,
    content: '',
    think: '',
    markdown: true,
    created_at: now,
    user_name: '',
    state: 'streaming',
    ...(question_id ? { reply_to: question_id } : {}),
  };
  const chats = isThere
    ? named.map((message) =>
        message.message_id === message_id ? { ...message, state: 'streaming' as const } : message,
      )
    : [...named, answer];
  const effects: AssistantEffect[] = mine ? [{ type: 'forget-sent', place }] : [];
  if (run.phase === 'stopping' && mine?.message_id !== message_id)
    effects.push({ type: 'stop', place, message_id });
  return [withThread(state, place, () => ({ run, chats: withoutTwins(chats) })), effects];
}

/** Keeps the text of an answer that is over, and has the quota and the conversation read anew. */
export function answerEnded(
  state: AssistantState,
  place: Place,
  { message_id, text, end }: { message_id: string; text: Texts; end: AnswerEnd },
): Step {
  const thread = threadOf(state, place);
  if (!thread) return [state];
  const isCancelled = thread.run?.phase === 'stopping' && thread.run.message_id === message_id;
  const chats = thread.chats.map((message) =>
    message.message_id === message_id
      ? { ...message, ...text, ...failureOf(end), state: end.state }
      : message,
  );
  const isOver = thread.run?.message_id === undefined || thread.run.message_id === message_id;
  const next = withThread(state, place, () => ({ chats, ...(isOver ? { run: undefined } : {}) }));
  const key = placeKey(place);
  const unread = isSeen(state, place)
    ? state.unread
    : { ...state.unread, [key]: (state.unread[key] ?? 0) + 1 };
  const effects: AssistantEffect[] = [{ type: 'load-detail', place, delayMs: ASSISTANT.detailDelayMs }];
  if (!end.quota) effects.push({ type: 'load-list', name: 'quota' });
  if (isCancelled) effects.push({ type: 'notify', notice: { code: 'cancelled', tone: 'success' } });
  return [{ ...next, unread, quota: end.quota ?? state.quota }, effects];
}

function failureOf({ error, error_message }: AnswerEnd): Partial<ChatMessage> {
  return { ...(error ? { error } : {}), ...(error_message ? { error_message } : {}) };
}

/** Drops messages that stand there twice: the server's own record of a question may have come before its answer named it. */
function withoutTwins(chats: readonly ChatMessage[]): ChatMessage[] {
  const seen = new Set<string>();
  return chats.filter(({ message_id }) => !seen.has(message_id) && seen.add(message_id));
}
