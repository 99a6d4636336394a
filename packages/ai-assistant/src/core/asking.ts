import { ASSISTANT } from './constants.ts';
import type { ChatMessage } from './entities.ts';
import { historyPairs } from './history.ts';
import { placeKey } from './place.ts';
import { isQuotaUsedUp } from './quota.ts';
import { withQuotes } from './quotes.ts';
import { createPane, EMPTY_DRAFT, isBusy, type Step, withPane } from './state.ts';
import type { AssistantEffect, AssistantState, NoticeCode, Pane, Place, Question, Run } from './types.ts';

/** Sends a question: the draft, unless it has a text of its own. Blocked while busy and when the quota is used up. */
export function ask(state: AssistantState, place: Place, given: Question, user_name: string): Step {
  const pane = state.panes[placeKey(place)] ?? createPane(place);
  const isRepeat = given.regenerate_of !== undefined || given.continue_of !== undefined;
  const question = isRepeat || given.text.trim() !== '' ? given : fromDraft(given, pane);
  if (!isRepeat && question.text.trim() === '') return { state, effects: [] };
  if (isBusy(pane)) return tell(state, 'busy');
  const isFree = question.continue_of !== undefined || isMending(pane, question);
  if (!isFree && isQuotaUsedUp(state.quota, place)) return tell(state, 'quota');
  const isDraft = !isRepeat && given.text.trim() === '';
  const before = question.edit_of ?? question.regenerate_of;
  const history = historyPairs(pane.chats, before && turnStart(pane.chats, before));
  const run: Run = {
    question,
    phase: 'loading',
    ...(question.continue_of === undefined ? {} : { message_id: question.continue_of }),
  };
  const next = withPane(state, place, () => ({
    run,
    chats: withQuestion(pane.chats, question, user_name, pane.session_id ?? ''),
    draft: isDraft ? EMPTY_DRAFT : pane.draft,
    useTopic: false,
  }));
  const effects: AssistantEffect[] = [
    { type: 'send', request: requestOf(state, place, question, history) },
    ...(isDraft ? [{ type: 'save-draft' as const, place, draft: EMPTY_DRAFT }] : []),
  ];
  return { state: next, effects };
}

/** Asks again what did not get out; the same question is not counted twice. */
export function retry(state: AssistantState, place: Place, given: Question, user_name: string): Step {
  const pane = state.panes[placeKey(place)];
  if (!pane) return { state, effects: [] };
  if (pane.run?.phase === 'failed') {
    const { question } = pane.run;
    const told = historyPairs(pane.chats, localId(question));
    const next = withPane(state, place, () => ({ run: { question, phase: 'loading' } }));
    return { state: next, effects: [{ type: 'send', request: requestOf(state, place, question, told) }] };
  }
  const last = pane.chats.at(-1);
  if (last?.source !== 2 || last.state === undefined || last.state === 'done') return { state, effects: [] };
  return ask(state, place, { ...given, regenerate_of: last.message_id }, user_name);
}

/** Sends again what may not have got out before a reload: the server knows it by its id, and counts it once. */
export function resend(state: AssistantState, place: Place, question: Question, user_name: string): Step {
  const pane = state.panes[placeKey(place)] ?? createPane(place);
  if (isBusy(pane)) return { state, effects: [] };
  const isKnown = pane.chats.some(({ client_msg_id }) => client_msg_id === question.client_msg_id);
  const chats = isKnown ? pane.chats : withQuestion(pane.chats, question, user_name, pane.session_id ?? '');
  const next = withPane(state, place, () => ({ run: { question, phase: 'loading' }, chats }));
  const told = historyPairs(pane.chats);
  return { state: next, effects: [{ type: 'send', request: requestOf(state, place, question, told) }] };
}

/** Ends the answer under way; before the server named it, the question is given up as soon as it does. */
export function stop(state: AssistantState, place: Place): Step {
  const run = state.panes[placeKey(place)]?.run;
  if (!run || run.phase === 'failed' || run.phase === 'stopping') return { state, effects: [] };
  return {
    state: withPane(state, place, () => ({ run: { ...run, phase: 'stopping' } })),
    effects: [{ type: 'stop', place, message_id: run.message_id }],
  };
}

/** A refused question goes back into the input; one that did not get through stays, to be tried again. */
export function askFailed(
  state: AssistantState,
  place: Place,
  failure: NonNullable<Run['failure']>,
  isRefused: boolean,
): Step {
  const pane = state.panes[placeKey(place)];
  if (!pane?.run) return { state, effects: [] };
  const { question } = pane.run;
  const notice = {
    code: failure.code,
    tone: 'warning' as const,
    ...(failure.text && { text: failure.text }),
  };
  const effects: AssistantEffect[] = [{ type: 'notify', notice }];
  if (!isRefused) {
    const run: Run = { ...pane.run, phase: 'failed', failure };
    return { state: withPane(state, place, () => ({ run })), effects };
  }
  const isTyped = pane.draft.text.trim() !== '' || question.text === '';
  const draft = isTyped ? pane.draft : { ...pane.draft, text: question.text };
  const next = withPane(state, place, () => ({
    run: undefined,
    chats: pane.chats.filter(({ message_id }) => message_id !== localId(question)),
    draft,
  }));
  effects.push(
    { type: 'arrived', place },
    { type: 'save-draft', place, draft },
    { type: 'load-detail', place, delayMs: 0 },
  );
  return { state: next, effects };
}

/** The id that a question stands under until the server gives it one. */
export function localId({ client_msg_id }: Pick<Question, 'client_msg_id'>): string {
  return `local:${client_msg_id}`;
}

function fromDraft(question: Question, { draft }: Pane): Question {
  const text = draft.text.trim() === '' ? '' : withQuotes(draft.text, draft.quotes);
  return {
    ...question,
    text,
    ...(draft.agent_theme_id === undefined ? {} : { agent_theme_id: draft.agent_theme_id }),
    ...(draft.edit_of === undefined ? {} : { edit_of: draft.edit_of }),
  };
}

function requestOf(
  state: AssistantState,
  place: Place,
  question: Question,
  his_messages: ReturnType<typeof historyPairs>,
) {
  const model = state.lists.models?.find(({ model_id }) => model_id === state.model_id);
  const session =
    place.kind === 'session'
      ? state.lists.sessions?.find(({ session_id }) => session_id === place.session_id)
      : undefined;
  const model_code = model?.model_code ?? ASSISTANT.defaultModelCode;
  return { place, question, model_code, his_messages, isStreamed: session?.output === 'stream' };
}

/** What the conversation looks like as soon as the question is sent. */
function withQuestion(
  chats: readonly ChatMessage[],
  question: Question,
  user_name: string,
  session_id: string,
): ChatMessage[] {
  if (question.continue_of !== undefined) return [...chats];
  if (question.regenerate_of !== undefined)
    return chats.filter(({ message_id }) => message_id !== question.regenerate_of);
  const index = question.edit_of === undefined ? -1 : indexOfTurn(chats, question.edit_of);
  const message: ChatMessage = {
    message_id: localId(question),
    session_id,
    source: 1,
    content: question.text,
    think: '',
    markdown: false,
    created_at: question.created_at,
    user_name,
    client_msg_id: question.client_msg_id,
    ...(question.images ? { images: question.images } : {}),
    ...(question.page ? { page: question.page } : {}),
  };
  return [...(index < 0 ? chats : chats.slice(0, index)), message];
}

function indexOfTurn(chats: readonly ChatMessage[], message_id: string): number {
  return chats.findIndex((message) => message.message_id === message_id);
}

/** The question that an answer belongs to. */
function turnStart(chats: readonly ChatMessage[], message_id: string): string {
  const index = indexOfTurn(chats, message_id);
  const message = chats[index];
  if (message?.source !== 2) return message_id;
  return (
    message.reply_to ?? chats.slice(0, index).findLast(({ source }) => source === 1)?.message_id ?? message_id
  );
}

/** Answering again what failed or was interrupted costs nothing. */
function isMending({ chats }: Pane, { regenerate_of }: Question): boolean {
  const answer = chats.find(({ message_id }) => message_id === regenerate_of);
  return answer?.state === 'failed' || answer?.state === 'interrupted';
}

function tell(state: AssistantState, code: NoticeCode): Step {
  return { state, effects: [{ type: 'notify', notice: { code, tone: 'warning' } }] };
}
