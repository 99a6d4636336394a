import type { Place } from './entities.ts';
import type { AnswerFrame } from './port.ts';
import type { AssistantState, Run, Thread } from './types.ts';

/** Returns the key that a place's thread, draft and unread count stand under. */
export function placeKey(place: Place): string {
  return place.kind === 'session' ? `s:${place.session_id}` : `a:${place.user_agent_id}`;
}

/** Returns the thread of a place, if it was opened. */
export function threadOf(state: AssistantState, place: Place | undefined): Thread | undefined {
  return place && state.threads[placeKey(place)];
}

/** Returns whether an answer is on its way. */
export function isUnderWay(run: Run | undefined): run is Run {
  return run !== undefined && run.phase !== 'failed';
}

/** Returns the open place that a piece of an answer is for; undefined when nobody waits for it. */
export function placeOfAnswer(state: AssistantState, frame: AnswerFrame): Place | undefined {
  const { message_id, client_msg_id, session_id } = frame;
  const threads = Object.values(state.threads);
  const thread =
    threads.find(({ run }) => run?.message_id === message_id) ??
    threads.find(({ run }) => isUnderWay(run) && run.question.client_msg_id === client_msg_id) ??
    threads.find((one) => one.session_id !== undefined && one.session_id === session_id);
  if (!thread || message_id === '') return undefined;
  const { run, chats, place } = thread;
  if (run?.message_id === message_id) return place;
  if (isUnderWay(run) && run.message_id === undefined && run.question.client_msg_id === client_msg_id)
    return place;
  const isSettled = chats.some((one) => one.message_id === message_id && one.state !== 'streaming');
  const isOther = isUnderWay(run) && run.message_id !== undefined;
  const isOthers =
    isUnderWay(run) && client_msg_id !== undefined && run.question.client_msg_id !== client_msg_id;
  return isSettled || isOther || isOthers ? undefined : place;
}

/** Returns a place as calls name it. */
export function placeData(place: Place): Record<string, unknown> {
  const { kind: _, ...data } = place;
  return data;
}
