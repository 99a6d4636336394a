import { onWake } from '@portal/api-client/socket';
import { createMachine } from '@portal/machine';
import type { Place } from '../core/entities.ts';
import { placeKey, placeOfAnswer } from '../core/place.ts';
import { createAssistantState } from '../core/state.ts';
import { transition } from '../core/transition.ts';
import type { AssistantEffect, AssistantEvent, AssistantState } from '../core/types.ts';
import { createActions } from './createActions.ts';
import { createKeeper } from './createKeeper.ts';
import { createLoading } from './createLoading.ts';
import { type AnswerRun, createRun } from './createRun.ts';
import { perform } from './perform.ts';
import type { Assistant, CreateAssistantOptions } from './types.ts';

/**
 * Makes one user's assistant for one window; nothing is connected before `actions.activate()`.
 * @example
 * const assistant = createAssistant({ transport, userId, storage, onNotice: showNotice });
 * assistant.actions.activate();
 */
export function createAssistant(options: CreateAssistantOptions): Assistant {
  const { transport, now = Date.now, newId = () => crypto.randomUUID(), wake = onWake } = options;
  const nowText = () => new Date(now()).toISOString();
  const keeper = createKeeper(options.storage, options.userId);
  const machine = createMachine<AssistantState, AssistantEvent, AssistantEffect>({
    initial: createAssistantState(keeper.loadPlace()),
    transition,
    perform: (effect) => perform(effect, parts),
  });
  const loading = createLoading(options, machine);
  const runs = new Map<string, AnswerRun>();
  const parts = { options, machine, keeper, loading, runAt, restored: new Set<string>() };
  let stopWaking: (() => void) | undefined;
  let isDisposed = false;

  function runAt(place: Place): AnswerRun {
    const key = placeKey(place);
    const run = runs.get(key) ?? createRun({ place, transport, machine, now });
    runs.set(key, run);
    return run;
  }

  function hurry(): void {
    for (const run of runs.values()) run.hurry();
  }

  function activate(): void {
    if (stopWaking || isDisposed) return;
    stopWaking = wake(hurry);
    transport.open({
      onLink(link) {
        machine.send({ type: 'link-changed', link });
        if (link === 'open') hurry();
      },
      onFrame: (frame) => machine.send({ type: 'frame-received', frame }),
      onAnswer(frame) {
        const place = placeOfAnswer(machine.get(), frame);
        if (place) runAt(place).take(frame);
      },
    });
  }

  return {
    actions: createActions({ machine, loading, keeper, options, newId, nowText, activate }),
    get: machine.get,
    subscribe: machine.subscribe,
    live(message_id) {
      for (const run of runs.values()) {
        const answer = run.live(message_id);
        if (answer) return answer;
      }
      return undefined;
    },
    dispose() {
      if (isDisposed) return;
      isDisposed = true;
      stopWaking?.();
      machine.stop();
      for (const run of runs.values()) run.dispose();
      loading.dispose();
      transport.dispose();
    },
  };
}
