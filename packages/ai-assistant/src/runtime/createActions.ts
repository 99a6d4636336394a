import { ASSISTANT } from '../core/constants.ts';
import type { ChatMessage, Place, Question } from '../core/entities.ts';
import { isAssistantError } from '../core/errors.ts';
import { exportMarkdown } from '../core/exportMarkdown.ts';
import { placeData, placeKey, threadOf } from '../core/place.ts';
import { toFields, toList } from '../core/read.ts';
import { readMessage } from '../core/readEntities.ts';
import { isUntitled } from '../core/sessions.ts';
import { EMPTY_DRAFT, isBusy } from '../core/state.ts';
import type { Notice, NoticeCode } from '../core/types.ts';
import { createScheduleActions } from './createScheduleActions.ts';
import { type ActionParts, createSessionActions } from './createSessionActions.ts';
import { readHit } from './readHit.ts';
import type { AssistantActions } from './types.ts';
import { writeRich, writeText } from './writeClipboard.ts';

/** Returns what a person can do, made of calls and events. */
export function createActions(parts: ActionParts): AssistantActions {
  const { machine, loading, keeper, options, newId, nowText, activate } = parts;
  const { transport, onNotice, userName = '' } = options;
  const { send, get } = machine;
  const { call } = loading;
  const tell = (code: NoticeCode, tone: Notice['tone'] = 'warning') => onNotice({ code, tone });
  const question = (extra: Partial<Question> = {}): Question => ({
    client_msg_id: newId(),
    created_at: nowText(),
    text: '',
    ...extra,
  });
  const draftOf = (place: Place) => threadOf(get(), place)?.draft ?? keeper.loadDraft(place) ?? EMPTY_DRAFT;
  const ask = (place: Place, asked: Question): boolean => {
    send({ type: 'ask', place, question: asked, user_name: userName });
    return threadOf(get(), place)?.run?.question.client_msg_id === asked.client_msg_id;
  };

  return {
    ...createSessionActions(parts),
    ...createScheduleActions(parts),
    activate,
    setVisible: (isVisible) => send({ type: 'visibility-changed', isVisible }),
    reconnect: () => transport.reconnect(),
    reset: () => send({ type: 'reset' }),
    select: (place) => send({ type: 'select', place }),
    setModel: (model_id) => send({ type: 'choose-model', model_id }),
    setDraft(place, text) {
      const { agent_theme_id, ...draft } = draftOf(place);
      if (draft.text !== text)
        send({ type: 'change-draft', place, draft: { ...draft, text, agent_theme_id: undefined } });
    },
    pickTheme: (place, { agent_theme_id, prompt }) =>
      send({ type: 'change-draft', place, draft: { text: prompt, agent_theme_id } }),
    quote: (place, message) => send({ type: 'quote', place, message }),
    removeQuote(place, message_id) {
      const quotes = draftOf(place).quotes.filter((quote) => quote.message_id !== message_id);
      send({ type: 'change-draft', place, draft: { quotes } });
    },
    ask(place, { text = '', withPage = false, images } = {}) {
      const page = withPage ? options.pageContext?.() : undefined;
      const told = page && (withPage === 'explain' ? { ...page, explain: true } : page);
      return ask(place, question({ text, ...(told && { page: told }), ...(images?.length && { images }) }));
    },
    stop: (place) => send({ type: 'stop', place }),
    continueAnswer: (place, message_id) => void ask(place, question({ continue_of: message_id })),
    retry: (place) => send({ type: 'retry', place, question: question(), user_name: userName }),
    regenerate: (place, message_id) => void ask(place, question({ regenerate_of: message_id })),
    startEdit(place, message_id) {
      const message = threadOf(get(), place)?.chats.find((one) => one.message_id === message_id);
      if (!message) return;
      if (isBusy(threadOf(get(), place))) tell('busy');
      else
        send({
          type: 'change-draft',
          place,
          draft: { text: message.content, quotes: [], edit_of: message_id },
        });
    },
    cancelEdit: (place) =>
      send({ type: 'change-draft', place, draft: { text: '', quotes: [], edit_of: undefined } }),
    async chooseVersion(place, message_id) {
      if (isBusy(threadOf(get(), place))) tell('busy');
      else await call('selectVersion', { message_id });
    },
    async rate(place, message_id, value, why) {
      const before = threadOf(get(), place)?.chats.find((one) => one.message_id === message_id);
      send({ type: 'rate', place, message_id, value, ...why });
      if (await call('setFeedback', { message_id, value, ...why })) {
        if (why) tell('feedback-sent', 'success');
        return true;
      }
      const { feedback = 0, feedback_reason: reason, feedback_choices: choices } = before ?? {};
      const was = { ...(reason && { reason }), ...(choices && { choices }) };
      send({ type: 'rate', place, message_id, value: feedback, ...was });
      return false;
    },
    async clearContext(place) {
      if (isBusy(threadOf(get(), place))) return tell('busy');
      await call('addSessionPartition', { ...placeData(place), client_msg_id: newId() });
    },
    async loadEarlier(place) {
      const before = threadOf(get(), place)?.chats[0]?.message_id;
      if (before) await call('getMessages', { ...placeData(place), before });
    },
    setUseTopic: (place, isOpen) => send({ type: 'use-topic', place, isOpen }),
    async uploadImage(file) {
      try {
        return await transport.uploadImage(file);
      } catch (error) {
        loading.tellError(error, 'operation-failed');
        return undefined;
      }
    },
    async analysePage(place, capture, text = ASSISTANT.screenshotPrompt) {
      try {
        const address = await transport.uploadImage(await capture());
        return ask(place, question({ text, images: [address] }));
      } catch (error) {
        const isMissing = isAssistantError(error) && error.code === 'capture-target-missing';
        tell(isMissing ? 'capture-target-missing' : 'page-analysis-failed', 'error');
        return false;
      }
    },
    async copy(text) {
      try {
        if (typeof text === 'string') await (options.copyText ?? writeText)(text);
        else await (options.copyRich ?? writeRich)(text);
        tell('copied', 'success');
      } catch {
        tell('copy-failed', 'error');
      }
    },
    async search(text, signal) {
      const keyword = text.trim();
      if (keyword === '') return [];
      try {
        const { data } = await transport.request('searchHistory', { keyword }, signal);
        return toList(toFields(data).hits, readHit);
      } catch {
        return undefined;
      }
    },
    async exportMarkdown(place, names) {
      const { lists } = get();
      const title =
        place.kind === 'session'
          ? lists.sessions?.find(({ session_id }) => session_id === place.session_id)?.title
          : lists.userAgents?.find((one) => placeKey(place) === `a:${one.user_agent_id}`)?.agent_name;
      const name = title === undefined || isUntitled(title) ? names.untitled : title;
      const chats = threadOf(get(), place)?.chats ?? [];
      const all = await Promise.all(chats.map((message) => versionsOf(message)));
      return exportMarkdown(name ?? ASSISTANT.newSessionTitle, all.flat(), names);
    },
  };

  /** An answer in all its versions, as far as they can be had; anything else as it is. */
  async function versionsOf(message: ChatMessage): Promise<ChatMessage[]> {
    const { message_id, versions = [] } = message;
    if (versions.length < 2) return [message];
    try {
      const { data } = await transport.request('getVersions', { message_id });
      const found = toList(toFields(data).chats, readMessage);
      return found.length > 0 ? found : [message];
    } catch {
      return [message];
    }
  }
}
