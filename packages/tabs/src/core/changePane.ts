import { unlessUnsaved } from './closePanes.ts';
import { findPane } from './selectors.ts';
import { addressEffect, visibleKeys } from './splitView.ts';
import type { Pane, PaneMarks, TabsEvent, TabsState, TabsStep } from './types.ts';

/** A pane is unmounted for this long when it is reloaded. */
const RELOAD_DELAY_MS = 300;
const MARKS = ['title', 'badge', 'dirty'] as const;

/** Notes where a pane's own content went; the address follows what is shown only. */
export function changePath(state: TabsState, key: string, path: string, replace?: boolean): TabsStep {
  const pane = findPane(state, key);
  if (!pane || pane.path === path) return [state];
  const next = replacePane(state, { ...pane, path });
  if (!visibleKeys(state).includes(pane.key)) return [next];
  const isPushed = pane.key === state.activeKey && !replace;
  return [next, addressEffect(next, isPushed ? 'push' : 'replace')];
}

/** Adds to what a pane's content says about its tab. */
export function markPane(state: TabsState, key: string, marks: PaneMarks): TabsStep {
  const pane = findPane(state, key);
  if (!pane) return [state];
  const told = { ...pane.marks, ...marks };
  const isNews = MARKS.some((mark) => told[mark] !== pane.marks?.[mark]);
  return [isNews ? replacePane(state, { ...pane, marks: told }) : state];
}

/** Unmounts a pane's content, to be mounted anew after the reload delay. */
export function reloadPane(state: TabsState, event: Extract<TabsEvent, { type: 'reload' }>): TabsStep {
  const pane = findPane(state, event.key);
  if (!pane || state.reloading.includes(pane.key) || !state.live.includes(pane.key)) return [state];
  const question = unlessUnsaved(state, [pane], event);
  if (question) return question;
  const next = replacePane(state, { ...pane, marks: undefined });
  const finished = { type: 'reload-finished', key: pane.key } as const;
  return [
    { ...next, reloading: [...state.reloading, pane.key] },
    [{ type: 'send-later', delayMs: RELOAD_DELAY_MS, event: finished }],
  ];
}

/** Ends the unmounted moment of a reload. */
export function finishReload(state: TabsState, key: string): TabsStep {
  if (!state.reloading.includes(key)) return [state];
  return [{ ...state, reloading: state.reloading.filter((entry) => entry !== key) }];
}

function replacePane(state: TabsState, pane: Pane): TabsState {
  return { ...state, panes: state.panes.map((candidate) => (candidate.key === pane.key ? pane : candidate)) };
}
