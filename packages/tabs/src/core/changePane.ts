import { unlessUnsaved } from './closePanes.ts';
import { RELOAD_DELAY_MS } from './constants.ts';
import { findPane } from './selectors.ts';
import { addressEffect, visibleKeys } from './splitView.ts';
import type { Pane, PaneMarks, TabsEvent, TabsState, TabsTransition } from './types.ts';

/** Notes where a pane's own content went; the address follows what is shown only. */
export function changePath(state: TabsState, key: string, path: string, replace?: boolean): TabsTransition {
  const pane = findPane(state, key);
  if (!pane || pane.path === path) return unchanged(state);
  const next = replacePane(state, { ...pane, path });
  if (!visibleKeys(state).includes(pane.key)) return unchanged(next);
  const isPushed = pane.key === state.activeKey && !replace;
  return { state: next, effects: addressEffect(next, isPushed ? 'push' : 'replace') };
}

/** Adds to what a pane's content says about its tab. */
export function markPane(state: TabsState, key: string, marks: PaneMarks): TabsTransition {
  const pane = findPane(state, key);
  return unchanged(pane ? replacePane(state, { ...pane, marks: { ...pane.marks, ...marks } }) : state);
}

/** Unmounts a pane's content, to be mounted anew after the reload delay. */
export function reloadPane(state: TabsState, event: Extract<TabsEvent, { type: 'reload' }>): TabsTransition {
  const pane = findPane(state, event.key);
  if (!pane || state.reloading.includes(pane.key) || !state.live.includes(pane.key)) return unchanged(state);
  const question = unlessUnsaved(state, [pane], event);
  if (question) return question;
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
