import { ASSISTANT } from './constants.ts';
import { isUnderWay, placeKey } from './place.ts';
import type { AssistantEffect, AssistantState, Draft, Pane, Place } from './types.ts';

/** A state and what has to be done. */
export type Step = { state: AssistantState; effects: AssistantEffect[] };

/** Nothing is prepared. */
export const EMPTY_DRAFT: Draft = { text: '', quotes: [] };

/** An assistant that has not been opened. */
export function createAssistantState(remembered?: Place): AssistantState {
  return {
    link: 'off',
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
    panes: {},
    model_id: ASSISTANT.defaultModelId,
    renaming: undefined,
    unread: {},
    isVisible: false,
  };
}

/** A pane whose messages are on their way. */
export function createPane(place: Place, draft: Draft = EMPTY_DRAFT): Pane {
  return {
    place,
    session_id: place.kind === 'session' ? place.session_id : undefined,
    detail: 'loading',
    chats: [],
    hasEarlier: false,
    run: undefined,
    draft,
    msg_count: 0,
    updated_at: '',
    useTopic: false,
  };
}

/** The state with one pane changed; a pane that is not open is opened. */
export function withPane(
  state: AssistantState,
  place: Place,
  change: (pane: Pane) => Partial<Pane>,
): AssistantState {
  const key = placeKey(place);
  const pane = state.panes[key] ?? createPane(place);
  return { ...state, panes: { ...state.panes, [key]: { ...pane, ...change(pane) } } };
}

/** An answer is on its way, so that nothing else can be asked here. */
export function isBusy(pane: Pane | undefined): boolean {
  return isUnderWay(pane?.run);
}

/** The place is in front of the person's eyes. */
export function isSeen(state: AssistantState, place: Place): boolean {
  return state.isVisible && state.selected !== undefined && placeKey(state.selected) === placeKey(place);
}
