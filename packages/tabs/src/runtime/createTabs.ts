import { createEmitter, createMachine, type Emitter, type Machine } from '@portal/machine';
import { machineAtom } from '@portal/machine/jotai';
import type { Atom } from 'jotai';
import { isDiscardable, panesToAsk } from '../core/closePanes.ts';
import { type RestoredPanes, type RestorePanesOptions, restorePanes } from '../core/restorePanes.ts';
import { transition } from '../core/transition.ts';
import type { AskToDiscardEffect, Pane, TabsEffect, TabsEvent, TabsState } from '../core/types.ts';
import { createPanesStorage, type TabsScope, type TabsStorages } from './createPanesStorage.ts';
import { createThrottle } from './createThrottle.ts';
import { perform, type TabsNotes } from './perform.ts';

const SAVE_DELAY_MS = 250;

/** What the panes of one system start from. */
export type TabsOptions = Omit<RestorePanesOptions, 'history'> & {
  scope: TabsScope;
  storage: TabsStorages;
  /** Asks running panes before they are closed or reloaded. Resolves with the keys of those that would lose something. */
  objections?: (panes: readonly Pane[]) => Promise<readonly string[]>;
};

/**
 * The running panes of one system in one window: `get` reads them, `send` changes them, `subscribe` calls after each
 * change, `stop` saves and ends them.
 */
export type Tabs = Machine<TabsState, TabsEvent> & {
  /** The state, to derive atoms from that change only with their own part of it. */
  stateAtom: Atom<TabsState>;
  /** Every effect, told after the state has changed and before `send` returns. */
  effects: Pick<Emitter<TabsEffect>, 'subscribe'>;
  /** What became of the saved panes at the start. */
  restored: Omit<RestoredPanes, 'state'>;
  /** Returns the last question about unsaved input, once, for parts that came too late to hear it. */
  takeQuestion(): AskToDiscardEffect | undefined;
  /** Saves now what would be saved in a moment. */
  flush(): void;
};

/** Restores the panes of one system and saves them as they change; make one per system and window. */
export function createTabs({ scope, storage, objections, ...options }: TabsOptions): Tabs {
  const kept = createPanesStorage(scope, storage);
  const parsed = kept.loadPanes();
  const { state: initial, ...restored } = restorePanes(parsed.ok ? parsed.saved : undefined, {
    ...options,
    history: kept.loadHistory(),
  });
  const effects = createEmitter<TabsEffect>();
  const notes: TabsNotes = { viewed: [] };
  const machine = createMachine<TabsState, TabsEvent, TabsEffect>({
    initial,
    transition,
    perform: (effect, { send }) => perform(effect, { notes, effects, send }),
  });
  const saving = createThrottle(() => {
    kept.savePanes(machine.get());
    kept.countViews(notes.viewed.splice(0));
  }, SAVE_DELAY_MS);
  machine.subscribe(saving.schedule);
  // A window that changes nothing still keeps the list that it started from, once it shows it.
  const subscribe: Tabs['subscribe'] = (listener) => {
    saving.schedule();
    return machine.subscribe(listener);
  };

  return {
    ...machine,
    subscribe,
    stateAtom: machineAtom({ ...machine, subscribe }),
    effects,
    restored,
    // Closing and reloading wait for the answer of the panes that run, everything else happens at once.
    send(event) {
      if (!objections || !isDiscardable(event)) return machine.send(event);
      const asked = panesToAsk(machine.get(), event);
      if (asked.length === 0) return machine.send(event);
      objections(asked)
        .catch(() => [])
        .then((unsaved) => machine.send(unsaved.length > 0 ? { ...event, unsaved } : event));
    },
    takeQuestion() {
      const { question } = notes;
      notes.question = undefined;
      return question;
    },
    flush: saving.flush,
    stop() {
      saving.flush();
      machine.stop();
    },
  };
}
