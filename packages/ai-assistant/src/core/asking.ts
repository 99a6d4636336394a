import { ASSISTANT } from './constants.ts';
import type { ChatMessage, Place, Question } from './entities.ts';
import { historyPairs } from './history.ts';
import { threadOf } from './place.ts';
import { isQuotaUsedUp } from './quota.ts';
import { withQuotes } from './quotes.ts';
import { createThread, EMPTY_DRAFT, isBusy, type Step, withOpened, withThread } from './state.ts';
import type { AssistantEffect, AssistantState, NoticeCode, Run, Thread } from './types.ts';

/**
 * Sends a question: the draft, unless it has a text of its own. Refuses while an answer is under way and when the quota is used
 * up.
 */
export function ask(state: AssistantState, place: Place, given: Question, user_name: string): Step {
  const thread = threadOf(state, place) ?? createThread(place);
  const isRepeat = given.regenerate_of !== undefined || given.continue_of !== undefined;
  const asked = given.text.trim() === '' ? fromDraft(given, thread) : given;
  const question = isRepeat ? repeated(given, thread) : asked;
  if (!isRepeat && question.text.trim() === '') return [state];
  if (isBusy(thread)) return tell(state, 'busy');
  const isFree = question.continue_of !== undefined || isMending(thread, question);
  if (!isFree && isQuotaUsedUp(state.quota, place)) return tell(state, 'quota');
  const isDraft = !isRepeat && given.text.trim() === '';
  const before = question.edit_of ?? question.regenerate_of;
  const history = historyPairs(thread.chats, before && turnStart(thread.chats, before));
  const replaced = thread.chats.find(({ message_id }) => message_id === question.regenerate_of);
  const run: Run = {
    question,
    phase: 'loading',
    ...(replaced && { replaced }),
    ...(question.continue_of === undefined ? {} : { message_id: question.continue_of }),
  };
  const next = withThread(withOpened(state, place), place, () => ({
    run,
    chats: withQuestion(thread.chats, question, user_name, thread.session_id ?? ''),
    draft: isDraft ? EMPTY_DRAFT : thread.draft,
    useTopic: false,
  }));
  const effects: AssistantEffect[] = [
    { type: 'ask', request: requestOf(state, place, question, history) },
    ...(isDraft ? [{ type: 'save-draft' as const, place, draft: EMPTY_DRAFT }] : []),
  ];
  return [next, effects];
}

/** Asks again what did not get out; the same question is not counted twice. */
export function retry(state: AssistantState, place: Place, given: Question, user_name: string): Step {
  const thread = threadOf(state, place);
  if (!thread) return [state];
  if (thread.run?.phase === 'failed') {
    const { question } = thread.run;
    const told = historyPairs(thread.chats, localId(question));
    const next = withThread(state, place, () => ({ run: { question, phase: 'loading' } }));
    return [next, [{ type: 'ask', request: requestOf(state, place, question, told) }]];
  }
  const last = thread.chats.at(-1);
  if (last?.source !== 2 || last.state === undefined || last.state === 'done') return [state];
  return ask(state, place, { ...given, regenerate_of: last.message_id }, user_name);
}

/** Sends again what may not have got out before a reload; the server knows it by its id and counts it once. */
export function resend(state: AssistantState, place: Place, question: Question, user_name: string): Step {
  const thread = threadOf(state, place) ?? createThread(place);
  if (isBusy(thread)) return [state];
  const isKnown = thread.chats.some(({ client_msg_id }) => client_msg_id === question.client_msg_id);
  const chats = isKnown
    ? thread.chats
    : withQuestion(thread.chats, question, user_name, thread.session_id ?? '');
  const run: Run = { question, phase: 'loading' };
  const next = withThread(withOpened(state, place), place, () => ({ run, chats }));
  const told = historyPairs(thread.chats);
  return [next, [{ type: 'ask', request: requestOf(state, place, question, told) }]];
}

/** Ends the answer under way; one that has no name yet is ended as soon as it gets one. */
export function stop(state: AssistantState, place: Place): Step {
  const run = threadOf(state, place)?.run;
  if (!run || run.phase === 'failed' || run.phase === 'stopping') return [state];
  return [
    withThread(state, place, () => ({ run: { ...run, phase: 'stopping' } })),
    [{ type: 'stop', place, message_id: run.message_id }],
  ];
}

/**
 * Puts a refused question back into the input, and an answer that was to be made again back where it stood; what did not get
 * through stays, to be tried again.
 */
export function askFailed(
  state: AssistantState,
  place: Place,
  failure: NonNullable<Run['failure']>,
  isRefused: boolean,
): Step {
  const thread = threadOf(state, place);
  if (!thread?.run) return [state];
  const { question, replaced } = thread.run;
  const notice = {
    code: failure.code,
    tone: 'warning' as const,
    ...(failure.text && { text: failure.text }),
  };
  const effects: AssistantEffect[] = [{ type: 'notify', notice }];
  if (!isRefused) {
    const run: Run = { ...thread.run, phase: 'failed', failure };
    return [withThread(state, place, () => ({ run })), effects];
  }
  const isRepeat = question.regenerate_of !== undefined || question.continue_of !== undefined;
  const isTyped = thread.draft.text.trim() !== '' || question.text === '' || isRepeat;
  const draft = isTyped ? thread.draft : { ...thread.draft, text: question.text };
  const next = withThread(state, place, () => ({
    run: undefined,
    chats: withAnswer(
      thread.chats.filter(({ message_id }) => message_id !== localId(question)),
      replaced,
    ),
    draft,
  }));
  effects.push(
    { type: 'forget-sent', place },
    { type: 'save-draft', place, draft },
    { type: 'load-detail', place, delayMs: 0 },
  );
  return [next, effects];
}

/** Returns the conversation with an answer below its question, once. */
function withAnswer(chats: ChatMessage[], answer: ChatMessage | undefined): ChatMessage[] {
  if (!answer || indexOfTurn(chats, answer.message_id) >= 0) return chats;
  const asked = answer.reply_to === undefined ? -1 : indexOfTurn(chats, answer.reply_to);
  const place = asked < 0 ? chats.length : asked + 1;
  return [...chats.slice(0, place), answer, ...chats.slice(place)];
}

/** Returns the id that a question stands under until the server gives it one. */
export function localId({ client_msg_id }: Pick<Question, 'client_msg_id'>): string {
  return `local:${client_msg_id}`;
}

function fromDraft(question: Question, { draft }: Thread): Question {
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

/** Returns the conversation as it looks once the question is sent. */
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

/** Returns a question that is answered again with its words: a backend that keeps no versions is asked it anew. */
function repeated(question: Question, { chats }: Thread): Question {
  const { regenerate_of } = question;
  if (regenerate_of === undefined) return question;
  const start = turnStart(chats, regenerate_of);
  return { ...question, text: chats.find(({ message_id }) => message_id === start)?.content ?? '' };
}

/** Returns the id of the question that an answer belongs to. */
function turnStart(chats: readonly ChatMessage[], message_id: string): string {
  const index = indexOfTurn(chats, message_id);
  const message = chats[index];
  if (message?.source !== 2) return message_id;
  return (
    message.reply_to ?? chats.slice(0, index).findLast(({ source }) => source === 1)?.message_id ?? message_id
  );
}

/** Returns whether an answer is made again that failed or was interrupted: that costs nothing. */
function isMending({ chats }: Thread, { regenerate_of }: Question): boolean {
  const answer = chats.find(({ message_id }) => message_id === regenerate_of);
  return answer?.state === 'failed' || answer?.state === 'interrupted';
}

function tell(state: AssistantState, code: NoticeCode): Step {
  return [state, [{ type: 'notify', notice: { code, tone: 'warning' } }]];
}
