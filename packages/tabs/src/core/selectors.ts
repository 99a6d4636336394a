import { TabsError } from './errors.ts';
import { hashPaneKey } from './hashPaneKey.ts';
import type { Pane, TabsState } from './types.ts';

/** The pane of a key, or undefined; long keys may be given unhashed. */
export function findPane(state: TabsState, key: string): Pane | undefined {
  const hashed = hashPaneKey(key);
  return state.panes.find((pane) => pane.key === hashed);
}

/** The pane of a key; throws `menu-not-found` when none is open under it. */
export function getPane(state: TabsState, key: string): Pane {
  const pane = findPane(state, key);
  if (!pane) throw new TabsError('menu-not-found', key);
  return pane;
}

/** The pane in front; throws `active-pane-undefined` when the state names none. */
export function getActivePane(state: TabsState): Pane {
  const pane = state.panes.find((candidate) => candidate.key === state.activeKey);
  if (!pane) throw new TabsError('active-pane-undefined', state.activeKey);
  return pane;
}

/** The first pane, which is always there. */
export function getHomePane(state: TabsState): Pane {
  const pane = state.panes[0];
  if (!pane) throw new TabsError('active-pane-undefined', 'home');
  return pane;
}
