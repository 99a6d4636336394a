import { onWake } from '@portal/api-client/socket';
import { placeKey } from '../core/place.ts';
import type { AssistantEffect, Question } from '../core/types.ts';
import { createActions } from './createActions.ts';
import { createDeliveries } from './createDeliveries.ts';
import { createKeeper } from './createKeeper.ts';
import { createLiveAnswers } from './createLiveAnswers.ts';
import { createLoading } from './createLoading.ts';
import { createAssistantStore } from './createStore.ts';
import type { Assistant, CreateAssistantOptions } from './types.ts';

/**
 * Makes one user's assistant for one window; nothing is connected before `actions.activate()`.
 * @example
 * const assistant = createAssistant({ transport, userId, storage, onNotice: showNotice });
 * assistant.actions.activate();
 */
export function createAssistant(options: CreateAssistantOptions): Assistant {
  const { transport, onNotice, now = Date.now, newId = () => crypto.randomUUID(), wake = onWake } = options;
  const nowText = () => new Date(now()).toISOString();
  const keeper = createKeeper(options.storage, options.userId);
  const store = createAssistantStore(keeper.loadPlace(), perform);
  const lives = createLiveAnswers(now);
  const loading = createLoading(options, store, keeper);
  const deliveries = createDeliveries(transport, store, lives, nowText);
  let stopWaking: (() => void) | undefined;
  let isDisposed = false;

  function perform(effect: AssistantEffect): void {
    if (isDisposed) return;
    switch (effect.type) {
      case 'notify':
        onNotice(effect.notice);
        break;
      case 'load-lists':
        loading.loadLists();
        break;
      case 'load-list':
        void loading.loadList(effect.name);
        break;
      case 'load-detail':
        openPlace(effect);
        break;
      case 'remember':
        keeper.savePlace(effect.place);
        break;
      case 'save-draft':
        keeper.saveDraft(effect.place, effect.draft);
        break;
      case 'send': {
        const { place, question } = effect.request;
        if (isNew(question)) keeper.saveSent(place, question);
        deliveries.send(effect.request);
        break;
      }
      case 'settle':
        deliveries.settle(effect.place, effect.message);
        break;
      case 'arrived':
        keeper.saveSent(effect.place, undefined);
        break;
      case 'follow':
        deliveries.follow(effect.place, effect.message_id, effect.text);
        break;
      case 'stop':
        deliveries.stop(effect.place, effect.message_id);
        break;
    }
  }

  const restored = new Set<string>();
  function openPlace({ place, delayMs }: Extract<AssistantEffect, { type: 'load-detail' }>): void {
    const key = placeKey(place);
    const isFirst = !restored.has(key);
    const draft = isFirst ? keeper.loadDraft(place) : undefined;
    restored.add(key);
    const sent = isFirst ? keeper.loadSent(place) : undefined;
    if (draft) store.send({ type: 'change-draft', place, draft });
    if (sent) store.send({ type: 'resend', place, question: sent, user_name: options.userName ?? '' });
    loading.loadDetail(place, delayMs);
  }

  function activate(): void {
    if (stopWaking || isDisposed) return;
    stopWaking = wake(deliveries.hurry);
    transport.open({
      onLink(link) {
        store.send({ type: 'link-changed', link });
        if (link === 'open') deliveries.hurry();
      },
      onFrame: (frame) => store.send({ type: 'frame-received', frame }),
      onAnswer: deliveries.take,
    });
  }

  return {
    actions: createActions({ store, loading, options, newId, nowText, activate }),
    getState: store.getState,
    subscribe: store.subscribe,
    live: lives.get,
    dispose() {
      if (isDisposed) return;
      isDisposed = true;
      stopWaking?.();
      deliveries.dispose();
      loading.dispose();
      lives.dispose();
      transport.dispose();
    },
  };
}

/** Only new questions can get lost: the others are about a message that the server has. */
function isNew({ regenerate_of, continue_of, edit_of }: Question): boolean {
  return regenerate_of === undefined && continue_of === undefined && edit_of === undefined;
}
