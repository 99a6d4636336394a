import { createTabsState } from '../core/createTabsState.ts';
import { getActivePane } from '../core/selectors.ts';
import { transition } from '../core/transition.ts';
import type { TabsEffect, TabsEvent, TabsState } from '../core/types.ts';
import { examplePane } from './examplePanes.ts';
import { assertSame, type TabsDriver } from './TabsDriver.ts';

/** A driver over the bare machine, which also gives the state and the effects of the last event. */
export type MachineDriver = TabsDriver & {
  readonly state: TabsState;
  readonly effects: readonly TabsEffect[];
  send(event: TabsEvent): void;
};

/** Drives the machine alone; a pane's name is its key. Home is called `home`. */
export function createMachineDriver(
  initial: TabsState = createTabsState(examplePane('home', { kind: 'home' })),
): MachineDriver {
  let state = initial;
  let effects: readonly TabsEffect[] = [];
  const send = (event: TabsEvent) => {
    [state, effects = []] = transition(state, event);
  };
  return {
    get state() {
      return state;
    },
    get effects() {
      return effects;
    },
    send,
    open: async (name) => send({ type: 'open', pane: examplePane(name) }),
    activate: async (name) => send({ type: 'activate', key: name }),
    close: async (name) => send({ type: 'close', key: name }),
    drag: async (name, onto) =>
      send({ type: 'move', key: name, to: state.panes.findIndex((pane) => pane.key === onto) }),
    expectOrder: async (...names) =>
      assertSame(
        'tabs',
        state.panes.map((pane) => pane.key),
        names,
      ),
    expectActive: async (name) => assertSame('active tab', [getActivePane(state).key], [name]),
  };
}
