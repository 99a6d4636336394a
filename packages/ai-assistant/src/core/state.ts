import { ASSISTANT } from './constants.ts';
import type { Place } from './entities.ts';
import { isUnderWay, placeKey } from './place.ts';
import type { AssistantEffect, AssistantState, Draft, Thread } from './types.ts';

/** A state, and what has to be done. */
export type Step = readonly [state: AssistantState, effects?: readonly AssistantEffect[]];

/** A draft in which nothing is prepared. */
export const EMPTY_DRAFT: Draft = { text: '', quotes: [] };

/** Returns the state of an assistant that has not been opened. */
export function createAssistantState(remembered?: Place): AssistantState {
  return {
    link: 'off',
    isLost: false,
    lists: {
      sessions: undefined,
      userAgents: undefined,
      agents: undefined,
      models: undefined,
      prompts: undefined,
      users: undefined,
      teamPrompts: undefined,
    },
    failedLists: [],
    quota: ASSISTANT.defaultQuota,
    selected: undefined,
    remembered,
    threads: {},
    model_id: ASSISTANT.defaultModelId,
    renaming: undefined,
    unread: {},
    isVisible: false,
  };
}

/** Returns a thread whose messages are on their way. */
export function createThread(place: Place): Thread {
  return {
    place,
    session_id: place.kind === 'session' ? place.session_id : undefined,
    detail: 'loading',
    chats: [],
    hasEarlier: false,
    run: undefined,
    draft: EMPTY_DRAFT,
    msg_count: 0,
    updated_at: '',
    useTopic: false,
    topics: [],
  };
}

/** Returns the state in which a place is open. */
export function withOpened(state: AssistantState, place: Place): AssistantState {
  const key = placeKey(place);
  if (state.threads[key]) return state;
  return { ...state, threads: { ...state.threads, [key]: createThread(place) } };
}

/** Returns the state with the thread of a place changed; a place that is not open changes nothing. */
export function withThread(
  state: AssistantState,
  place: Place,
  change: (thread: Thread) => Partial<Thread>,
): AssistantState {
  const key = placeKey(place);
  const thread = state.threads[key];
  const changes = thread && change(thread);
  if (!changes || Object.keys(changes).length === 0) return state;
  return { ...state, threads: { ...state.threads, [key]: { ...thread, ...changes } } };
}

/** Returns whether an answer is on its way, so that nothing else can be asked here. */
export function isBusy(thread: Thread | undefined): boolean {
  return isUnderWay(thread?.run);
}

/** Returns whether the place is in front of the person's eyes. */
export function isSeen(state: AssistantState, place: Place): boolean {
  return state.isVisible && state.selected !== undefined && placeKey(state.selected) === placeKey(place);
}
