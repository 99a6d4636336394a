import type { Place, Question } from '../core/entities.ts';
import { placeKey } from '../core/place.ts';
import type { AssistantEffect } from '../core/types.ts';
import type { Keeper } from './createKeeper.ts';
import type { Loading } from './createLoading.ts';
import type { AnswerRun } from './createRun.ts';
import type { AssistantMachine, CreateAssistantOptions } from './types.ts';

/** What the effects of one window are carried out with. */
export type PerformParts = {
  options: Pick<CreateAssistantOptions, 'onNotice' | 'userName'>;
  machine: AssistantMachine;
  keeper: Keeper;
  loading: Loading;
  /** Returns the run of a place. */
  runAt: (place: Place) => AnswerRun;
  /** Keys of the places whose draft and unsent question were read from the storage. */
  restored: Set<string>;
};

/** Carries out one effect. */
export function perform(effect: AssistantEffect, parts: PerformParts): void {
  const { options, keeper, loading, runAt } = parts;
  switch (effect.type) {
    case 'notify':
      options.onNotice(effect.notice);
      break;
    case 'load-lists':
      loading.loadLists();
      break;
    case 'load-list':
      void loading.loadList(effect.name);
      break;
    case 'load-detail':
      restore(effect.place, parts);
      loading.loadDetail(effect.place, effect.delayMs);
      break;
    case 'save-place':
      keeper.savePlace(effect.place);
      break;
    case 'save-draft':
      keeper.saveDraft(effect.place, effect.draft);
      break;
    case 'ask': {
      const { place, question } = effect.request;
      if (isNew(question)) keeper.saveSent(place, question);
      runAt(place).ask(effect.request);
      break;
    }
    case 'forget-sent':
      keeper.saveSent(effect.place, undefined);
      break;
    case 'follow':
      runAt(effect.place).follow(effect.message_id, effect.text);
      break;
    case 'settle':
      runAt(effect.place).settle(effect.message);
      break;
    case 'stop':
      runAt(effect.place).stop(effect.message_id);
      break;
  }
}

/** The first time a place is shown: its draft comes back, and a question that may not have got out is sent again. */
function restore(place: Place, { machine, keeper, options, restored }: PerformParts): void {
  const key = placeKey(place);
  if (restored.has(key)) return;
  restored.add(key);
  const draft = keeper.loadDraft(place);
  const sent = keeper.loadSent(place);
  if (draft) machine.send({ type: 'change-draft', place, draft });
  if (sent) machine.send({ type: 'resend', place, question: sent, user_name: options.userName ?? '' });
}

/** Only new questions can get lost: the others are about a message that the server has. */
function isNew({ regenerate_of, continue_of, edit_of }: Question): boolean {
  return regenerate_of === undefined && continue_of === undefined && edit_of === undefined;
}
