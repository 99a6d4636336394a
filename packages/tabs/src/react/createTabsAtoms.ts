import { type Atom, atom, type Getter, type Setter, type WritableAtom } from 'jotai';
import { affectedPanes } from '../core/closePanes.ts';
import { createPanesStorage, type TabsScope, type TabsStorages } from '../core/createPanesStorage.ts';
import { createThrottle } from '../core/createThrottle.ts';
import { type RestoredPanes, type RestorePanesOptions, restorePanes } from '../core/restorePanes.ts';
import { transition } from '../core/transition.ts';
import type {
  DiscardableEvent,
  Pane,
  TabsEffect,
  TabsEvent,
  TabsState,
  UnsavedEffect,
} from '../core/types.ts';

const PERSIST_THROTTLE_MS = 250;

/** What the panes of one system start from. */
export type TabsOptions = Omit<RestorePanesOptions, 'history'> & {
  scope: TabsScope;
  storage: TabsStorages;
  /** Asks running panes before they are closed or reloaded; answers the keys of those that would lose something. */
  objections?: (panes: readonly Pane[]) => Promise<readonly string[]>;
};

/** The panes of one system in one window. */
export type TabsAtoms = {
  stateAtom: Atom<TabsState>;
  /** Sends an event; the state changes at once, effects reach the subscribers before the call returns. */
  sendAtom: WritableAtom<null, [event: TabsEvent], void>;
  /** What became of the saved panes at the start. */
  restored: Omit<RestoredPanes, 'state'>;
  /** Hears every effect until the returned function is called. */
  subscribe(listener: (effect: TabsEffect) => void): () => void;
  /** The last effect about unsaved input, once: whoever asks about it may have come too late to hear it. */
  takeQuestion(): UnsavedEffect | undefined;
  /** Saves now what would be saved in a moment. */
  flush(): void;
};

/** Panes restored from storage and saved back as they change; make one per system and window. */
export function createTabsAtoms({ scope, storage, objections, ...options }: TabsOptions): TabsAtoms {
  const kept = createPanesStorage(scope, storage);
  const parsed = kept.loadPanes();
  const { state: initial, ...restored } = restorePanes(parsed.ok ? parsed.saved : undefined, {
    ...options,
    history: kept.loadHistory(),
  });
  const listeners = new Set<(effect: TabsEffect) => void>();
  const baseAtom = atom(initial);
  let latest = initial;
  let viewed: Pane[] = [];
  let question: UnsavedEffect | undefined;
  const saving = createThrottle(() => {
    kept.savePanes(latest);
    kept.countViews(viewed);
    viewed = [];
  }, PERSIST_THROTTLE_MS);
  // A window that changes nothing still keeps the list that it started from.
  saving.schedule();

  const send = (get: Getter, set: Setter, event: TabsEvent) => {
    const previous = get(baseAtom);
    const { state, effects } = transition(previous, event);
    if (state !== previous) {
      latest = state;
      set(baseAtom, state);
      saving.schedule();
    }
    for (const effect of effects) {
      if (effect.type === 'pane-viewed') viewed.push(effect.pane);
      if (effect.type === 'unsaved') question = effect;
      if (effect.type === 'after') setTimeout(() => send(get, set, effect.event), effect.delayMs);
      for (const listener of listeners) listener(effect);
    }
  };

  /** Closing and reloading wait for the answer of the panes that run, everything else happens at once. */
  const ask = (get: Getter, set: Setter, event: TabsEvent) => {
    const state = get(baseAtom);
    const isAsked = objections && isDiscardable(event) && !event.discard;
    const running = isAsked
      ? affectedPanes(state, event).filter((pane) => state.live.includes(pane.key) && !pane.marks?.dirty)
      : [];
    if (!isAsked || running.length === 0) return send(get, set, event);
    objections(running)
      .catch(() => [])
      .then((unsaved) => send(get, set, unsaved.length > 0 ? { ...event, unsaved } : event));
  };

  return {
    stateAtom: atom((get) => get(baseAtom)),
    sendAtom: atom(null, ask),
    restored,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    takeQuestion() {
      const taken = question;
      question = undefined;
      return taken;
    },
    flush: saving.flush,
  };
}

function isDiscardable(event: TabsEvent): event is DiscardableEvent {
  return event.type === 'close' || event.type === 'close-many' || event.type === 'reload';
}
