import { viewPane } from './activatePane.ts';
import { insertPane } from './arrangePanes.ts';
import { toPane } from './createTabsState.ts';
import { hashPaneKey } from './hashPaneKey.ts';
import { findPane, getHomePane } from './selectors.ts';
import { addressEffect } from './splitView.ts';
import type { PaneInput, TabsState, TabsStep } from './types.ts';

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
): TabsStep {
  const key = keyOf(state, input);
  if (!findPane(state, key)) return viewPane(addPane(state, input), key, address);
  const [moved, told = []] = navigatePane(state, key, navigate ? input.path : undefined);
  const [viewed, effects = []] = viewPane(moved, key, address);
  const isMovedInFront = moved !== state && state.activeKey === key;
  const follow = isMovedInFront && address ? addressEffect(viewed, address) : [];
  return [viewed, [...told, ...effects, ...follow]];
}

/** The state with a pane at the end of the strip, opened but not shown. */
export function addPane(state: TabsState, input: PaneInput, to: number = state.panes.length): TabsState {
  const pane = toPane(input);
  const closed = state.closed.filter((entry) => entry.pane.key !== pane.key);
  return { ...state, panes: insertPane(state.panes, pane, to), closed };
}

/** The key under which a described pane is open, or would be. */
export function keyOf(state: TabsState, input: PaneInput): string {
  return input.kind === 'home' ? getHomePane(state).key : hashPaneKey(input.key);
}

/** Opens a second pane of the same page beside the first; its key ends in a number of its own. */
export function duplicatePane(state: TabsState, key: string): TabsStep {
  const pane = findPane(state, key);
  if (!pane || pane.kind === 'home') return [state];
  const stem = pane.key.replace(/~\d+$/, '');
  let number = 2;
  while (findPane(state, `${stem}~${number}`)) number += 1;
  const { views: _views, marks: _marks, pinned: _pinned, ...input } = pane;
  const copy = { ...input, key: `${stem}~${number}`, closable: true };
  return viewPane(addPane(state, copy, state.panes.indexOf(pane) + 1), hashPaneKey(copy.key), 'push');
}

/** Sets the path of an open pane and asks its content to go there; undefined leaves it where it stands. */
export function navigatePane(state: TabsState, key: string, path: string | undefined): TabsStep {
  const pane = findPane(state, key);
  if (!pane || path === undefined || pane.path === path) return [state];
  const moved = { ...pane, path };
  const panes = state.panes.map((candidate) => (candidate === pane ? moved : candidate));
  return [{ ...state, panes }, [{ type: 'pane-navigated', pane: moved }]];
}
