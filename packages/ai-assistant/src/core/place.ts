import type { AnswerFrame } from './port.ts';
import type { AssistantState, Pane, Place, Run } from './types.ts';

/** The key that a place's pane, draft and unread count stand under. */
export function placeKey(place: Place): string {
  return place.kind === 'session' ? `s:${place.session_id}` : `a:${place.user_agent_id}`;
}

/** The pane of a place, if it was opened. */
export function paneOf(state: AssistantState, place: Place | undefined): Pane | undefined {
  return place && state.panes[placeKey(place)];
}

/** An answer is on its way. */
export function isUnderWay(run: Run | undefined): run is Run {
  return run !== undefined && run.phase !== 'failed';
}

/** The open place that a piece of an answer is for; undefined when it belongs to nothing that is waited for. */
export function placeOfAnswer(state: AssistantState, frame: AnswerFrame): Place | undefined {
  const { message_id, client_msg_id, session_id } = frame;
  const panes = Object.values(state.panes);
  const pane =
    panes.find(({ run }) => run?.message_id === message_id) ??
    panes.find(({ run }) => isUnderWay(run) && run.question.client_msg_id === client_msg_id) ??
    panes.find((one) => one.session_id !== undefined && one.session_id === session_id);
  if (!pane || message_id === '') return undefined;
  const { run, chats, place } = pane;
  if (run?.message_id === message_id) return place;
  if (isUnderWay(run) && run.message_id === undefined && run.question.client_msg_id === client_msg_id)
    return place;
  const isSettled = chats.some((one) => one.message_id === message_id && one.state !== 'streaming');
  const isOther = isUnderWay(run) && run.message_id !== undefined;
  const isOthers =
    isUnderWay(run) && client_msg_id !== undefined && run.question.client_msg_id !== client_msg_id;
  return isSettled || isOther || isOthers ? undefined : place;
}

/** How a place is named in calls. */
export function placeData(place: Place): Record<string, unknown> {
  const { kind: _, ...data } = place;
  return data;
}
