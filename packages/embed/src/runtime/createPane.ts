import { createMachine, createStore, type Readable } from '@portal/machine';
import { initialPaneState, type PaneState, transition } from '../core/transition.ts';
import type { MicroAppEntry } from '../core/types.ts';
import type { MicroAppPaneProps } from './MicroAppPaneProps.ts';
import { type PanePage, type PaneParts, perform } from './perform.ts';

/** A running pane: its state to read, and what can be done with it. */
export type Pane = Readable<PaneState> & {
  /** A page of the shell's own, to be shown in the container. */
  page: Readable<PanePage>;
  /** Mounts the app in an element. Returns a function that unmounts it; the pane may be opened again. */
  open(container: HTMLElement): () => void;
  /** Takes over what the shell hands in now, and does what follows from what changed. */
  update(props: MicroAppPaneProps): void;
  reload(): void;
  /** Gives an app that does not answer more time. */
  wait(): void;
  /** Shows an app that has not said that it is there. */
  uncover(): void;
};

/** Makes the pane of one app; nothing is mounted before it is opened. */
export function createPane(props: MicroAppPaneProps): Pane {
  const parts: PaneParts = { props, page: createStore<PanePage>(null) };
  const { get, subscribe, send } = createMachine({
    initial: initialPaneState(props),
    transition,
    perform: (effect, machine) => perform(effect, parts, machine),
  });
  return {
    get,
    subscribe,
    page: parts.page,
    open(container) {
      parts.container = container;
      const { registry, paneId } = parts.props;
      const leave = registry?.place(paneId, container);
      const stopListening = registry?.onRecovery(() => send({ type: 'recovered' }));
      send({ type: 'opened' });
      return () => {
        leave?.();
        stopListening?.();
        send({ type: 'closed' });
        parts.container = undefined;
      };
    },
    update(next) {
      const before = parts.props;
      parts.props = next;
      if (!isSameApp(next.app, before.app)) send({ type: 'app-changed' });
      if (next.active !== before.active) send({ type: 'active-changed', active: next.active });
      if (next.path !== before.path) send({ type: 'path-given', path: next.path });
      if (next.locale !== before.locale || next.theme !== before.theme) send({ type: 'looks-changed' });
      if (next.reloadKey !== before.reloadKey) send({ type: 'reload' });
    },
    reload: () => send({ type: 'reload' }),
    wait: () => send({ type: 'wait' }),
    uncover: () => send({ type: 'uncover' }),
  };
}

function isSameApp(one: MicroAppEntry, other: MicroAppEntry): boolean {
  const { name, origin, entry, engine } = one;
  return name === other.name && origin === other.origin && entry === other.entry && engine === other.engine;
}
