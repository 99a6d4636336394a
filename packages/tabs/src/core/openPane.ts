import { viewPane } from './activatePane.ts';
import { toPane } from './createTabsState.ts';
import { hashPaneKey } from './hashPaneKey.ts';
import { getHomePane } from './selectors.ts';
import type { PaneInput, TabsState, TabsTransition } from './types.ts';

/** How a pane is opened. */
export type OpenPaneOptions = {
  /** Take an open pane to the given path instead of leaving it where it stands. */
  navigate?: boolean;
  /** How the address follows; undefined leaves it alone. */
  address?: 'push' | 'replace';
};

/** Opens a pane at the end of the strip, or brings the open one of the same key to the front. */
export function openPane(
  state: TabsState,
  input: PaneInput,
  { navigate, address }: OpenPaneOptions,
): TabsTransition {
  const key = input.kind === 'home' ? getHomePane(state).key : hashPaneKey(input.key);
  if (!state.panes.some((pane) => pane.key === key)) {
    const panes = [...state.panes, toPane(input)];
    const closed = state.closed.filter((entry) => entry.pane.key !== key);
    return viewPane({ ...state, panes, closed }, key, address);
  }
  const moved = navigate ? navigatePane(state, key, input.path) : { state, effects: [] };
  const viewed = viewPane(moved.state, key, address);
  const effects = [...moved.effects, ...viewed.effects];
  const active = viewed.state.panes.find((pane) => pane.key === key);
  const movedInFront = moved.effects.length > 0 && state.activeKey === key;
  if (movedInFront && address && active) effects.push({ type: 'address', pane: active, mode: address });
  return { state: viewed.state, effects };
}

/** Sets the path of an open pane and asks its content to go there. */
export function navigatePane(state: TabsState, key: string, path: string): TabsTransition {
  const pane = state.panes.find((candidate) => candidate.key === key);
  if (!pane || pane.path === path) return { state, effects: [] };
  const moved = { ...pane, path };
  const panes = state.panes.map((candidate) => (candidate.key === key ? moved : candidate));
  return { state: { ...state, panes }, effects: [{ type: 'pane-navigated', pane: moved }] };
}
