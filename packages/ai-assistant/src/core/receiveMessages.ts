import { localId } from './asking.ts';
import type { ChatMessage, Place } from './entities.ts';
import { placeKey, threadOf } from './place.ts';
import { toFlag, toList, toNumber, toOptionalText, toText } from './read.ts';
import { readMessage, readTopic } from './readEntities.ts';
import { isSeen, type Step, withThread } from './state.ts';
import type { AssistantEffect, AssistantState, Run, Thread } from './types.ts';

type Fields = Record<string, unknown>;

/** Replaces the conversation by the server's; what this window sent and the server does not know yet stays at its end. */
export function receiveDetail(state: AssistantState, fields: Fields): Step {
  const place = placeOf(state, fields);
  const thread = place && threadOf(state, place);
  if (!place || !thread) return [state];
  const chats = merge(thread, toList(fields.chats, readMessage));
  const streaming = chats.findLast((message) => message.state === 'streaming');
  const isFollowed = thread.run?.message_id === streaming?.message_id;
  const effects: AssistantEffect[] = [];
  const over = settledAnswer(thread.run, chats);
  let run = over ? undefined : thread.run;
  if (over) effects.push({ type: 'forget-sent', place }, { type: 'settle', place, message: over });
  if (streaming && !isFollowed && (!run || run.phase === 'failed')) {
    run = followed(streaming, chats);
    const { message_id, think, content } = streaming;
    effects.push({ type: 'follow', place, message_id, text: { think, content } });
  }
  const next = withThread(state, place, () => ({
    chats,
    run,
    detail: 'ready',
    session_id: toOptionalText(fields.session_id) ?? thread.session_id,
    hasEarlier: toFlag(fields.more),
    topics: fields.topicList === undefined ? thread.topics : toList(fields.topicList, readTopic),
    msg_count: toNumber(fields.msg_count, chats.length),
    updated_at: toText(fields.updated_at, thread.updated_at),
  }));
  return [next, effects];
}

/** Puts older messages before those that are here. */
export function receiveEarlier(state: AssistantState, fields: Fields): Step {
  const place = placeOf(state, fields);
  if (!place) return [state];
  const next = withThread(state, place, ({ chats }) => {
    const here = new Set(chats.map(({ message_id }) => message_id));
    const earlier = toList(fields.chats, readMessage).filter(({ message_id }) => !here.has(message_id));
    return { chats: [...earlier, ...chats], hasEarlier: toFlag(fields.more) };
  });
  return [next];
}

/** Adds a message of a member, of another window or of this one, or changes it where it stands. */
export function receiveMessage(state: AssistantState, message: ChatMessage): Step {
  const place = placeOf(state, { session_id: message.session_id });
  const thread = place && threadOf(state, place);
  if (!place || !thread) return [state];
  const index = thread.chats.findIndex(
    ({ message_id, client_msg_id }) =>
      message_id === message.message_id ||
      (client_msg_id !== undefined && client_msg_id === message.client_msg_id && message.source === 1),
  );
  const isOwnAnswer = thread.run?.message_id === message.message_id;
  const chats = index < 0 ? [...thread.chats, message] : thread.chats.with(index, message);
  const next = withThread(state, place, () => (isOwnAnswer ? {} : { chats }));
  if (index >= 0 || isSeen(state, place)) return [next];
  const key = placeKey(place);
  return [{ ...next, unread: { ...next.unread, [key]: (next.unread[key] ?? 0) + 1 } }];
}

/** Returns the open place that a record is about: an agent's by the agent, a session's by the session. */
function placeOf(state: AssistantState, fields: Fields): Place | undefined {
  const session_id = toText(fields.session_id);
  const user_agent_id = toText(fields.user_agent_id);
  if (user_agent_id !== '' && state.threads[`a:${user_agent_id}`])
    return state.threads[`a:${user_agent_id}`]?.place;
  if (session_id === '') return undefined;
  return Object.values(state.threads).find((thread) => thread.session_id === session_id)?.place;
}

/** Returns the answer that is waited for if it is over: its end was missed on the way. */
function settledAnswer(run: Run | undefined, chats: readonly ChatMessage[]): ChatMessage | undefined {
  if (!run) return undefined;
  const { client_msg_id, continue_of, regenerate_of } = run.question;
  // What is gone on with, or made again, was over before.
  if (continue_of !== undefined || regenerate_of !== undefined) return undefined;
  const at = chats.findIndex((message) => message.source === 1 && message.client_msg_id === client_msg_id);
  const answer =
    chats.find(({ message_id }) => message_id === run.message_id) ?? (at < 0 ? undefined : chats[at + 1]);
  const isOver = answer?.source === 2 && answer.state !== undefined && answer.state !== 'streaming';
  return isOver ? answer : undefined;
}

function merge(thread: Thread, chats: ChatMessage[]): ChatMessage[] {
  const known = new Set(chats.map(({ message_id }) => message_id));
  const asked = new Set(chats.map(({ client_msg_id }) => client_msg_id));
  const local = thread.run && localId(thread.run.question);
  const own = thread.chats.filter(
    ({ message_id, client_msg_id }) =>
      (message_id === local || message_id === thread.run?.message_id) &&
      !known.has(message_id) &&
      !(client_msg_id !== undefined && asked.has(client_msg_id)),
  );
  const firstAt = thread.chats.findIndex(({ message_id }) => message_id === chats[0]?.message_id);
  // What came in another order than it is stored in may stand before the first, too.
  const earlier = thread.chats
    .slice(0, Math.max(0, firstAt))
    .filter(({ message_id }) => !known.has(message_id));
  return [...earlier, ...chats, ...own];
}

function followed(answer: ChatMessage, chats: readonly ChatMessage[]): Run {
  const asked = chats.slice(0, chats.indexOf(answer)).findLast(({ source }) => source === 1);
  const client_msg_id = asked?.client_msg_id ?? answer.message_id;
  return {
    question: { client_msg_id, text: asked?.content ?? '', created_at: answer.created_at },
    phase: 'streaming',
    message_id: answer.message_id,
  };
}
