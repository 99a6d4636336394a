import { viewPane } from './activatePane.ts';
import { RELOAD_DELAY_MS } from './constants.ts';
import { hashPaneKey } from './hashPaneKey.ts';
import { navigatePane, openPane } from './openPane.ts';
import { findPane } from './selectors.ts';
import type { Pane, PaneInput, PaneMarks, TabsState, TabsTransition } from './types.ts';

/** Moves a pane to a place in the strip; home stays first. */
export function movePane(state: TabsState, key: string, to: number): TabsTransition {
  const pane = findPane(state, key);
  if (!pane || pane.kind === 'home') return unchanged(state);
  const others = state.panes.filter((candidate) => candidate !== pane);
  const index = Math.max(1, Math.min(Math.trunc(to), others.length));
  if (Number.isNaN(index) || state.panes[index] === pane) return unchanged(state);
  return unchanged({ ...state, panes: [...others.slice(0, index), pane, ...others.slice(index)] });
}

/** Notes where a pane's own content went; the address follows the pane in front only. */
export function changePath(state: TabsState, key: string, path: string, replace?: boolean): TabsTransition {
  const pane = findPane(state, key);
  if (!pane || pane.path === path) return unchanged(state);
  const moved = { ...pane, path };
  const next = replacePane(state, moved);
  if (pane.key !== state.activeKey) return unchanged(next);
  return { state: next, effects: [{ type: 'address', pane: moved, mode: replace ? 'replace' : 'push' }] };
}

/** Follows the browser's address (back, forward, a link): shows the pane it belongs to, opening it again if needed. */
export function followLocation(
  state: TabsState,
  location: { key: string; path?: string; pane?: PaneInput },
): TabsTransition {
  const key = hashPaneKey(location.key);
  const known = findPane(state, key);
  if (!known) {
    const input = location.pane ?? state.closed.findLast((entry) => entry.pane.key === key)?.pane;
    if (!input) {
      return { state, effects: [{ type: 'pane-missing', key: location.key, path: location.path }] };
    }
    return openPane(state, { ...input, path: location.path ?? input.path }, {});
  }
  const moved =
    location.path === undefined ? unchanged(state) : navigatePane(state, known.key, location.path);
  const viewed = viewPane(moved.state, known.key);
  return { state: viewed.state, effects: [...moved.effects, ...viewed.effects] };
}

/** Adds to what a pane's content says about its tab. */
export function markPane(state: TabsState, key: string, marks: PaneMarks): TabsTransition {
  const pane = findPane(state, key);
  return unchanged(pane ? replacePane(state, { ...pane, marks: { ...pane.marks, ...marks } }) : state);
}

/** Unmounts a pane's content, to be mounted anew after the reload delay. */
export function reloadPane(state: TabsState, key: string): TabsTransition {
  const pane = findPane(state, key);
  if (!pane || state.reloading.includes(pane.key) || !state.live.includes(pane.key)) return unchanged(state);
  const next = replacePane(state, { ...pane, marks: undefined });
  return {
    state: { ...next, reloading: [...state.reloading, pane.key] },
    effects: [{ type: 'after', delayMs: RELOAD_DELAY_MS, event: { type: 'reload-finished', key: pane.key } }],
  };
}

/** Ends the unmounted moment of a reload. */
export function finishReload(state: TabsState, key: string): TabsTransition {
  if (!state.reloading.includes(key)) return unchanged(state);
  return unchanged({ ...state, reloading: state.reloading.filter((entry) => entry !== key) });
}

function replacePane(state: TabsState, pane: Pane): TabsState {
  return { ...state, panes: state.panes.map((candidate) => (candidate.key === pane.key ? pane : candidate)) };
}

function unchanged(state: TabsState): TabsTransition {
  return { state, effects: [] };
}
