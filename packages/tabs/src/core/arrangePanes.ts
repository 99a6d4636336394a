import { findPane } from './selectors.ts';
import type { Pane, TabsState, TabsStep } from './types.ts';

/** Moves a pane to a place in the strip; home stays first and pinned panes stay before the others. */
export function movePane(state: TabsState, key: string, to: number): TabsStep {
  const pane = findPane(state, key);
  if (!pane || pane.kind === 'home' || Number.isNaN(to)) return [state];
  const panes = insertPane(without(state, pane), pane, to);
  const isSame = panes.every((candidate, index) => candidate === state.panes[index]);
  return [isSame ? state : { ...state, panes }];
}

/** Pins a pane behind the last pinned one, or unpins it to the first place of the others. */
export function pinPane(state: TabsState, key: string, pinned: boolean): TabsStep {
  const pane = findPane(state, key);
  if (!pane || pane.kind === 'home' || Boolean(pane.pinned) === pinned) return [state];
  const others = without(state, pane);
  const panes = insertPane(others, { ...pane, pinned: pinned || undefined }, firstUnpinned(others));
  return [{ ...state, panes }];
}

/** The panes with one more at a place, or at the nearest one that its kind allows. */
export function insertPane(panes: readonly Pane[], pane: Pane, to: number): Pane[] {
  const border = firstUnpinned(panes);
  const [first, last] = pane.pinned ? [1, border] : [border, panes.length];
  return panes.toSpliced(Math.max(first, Math.min(Math.trunc(to), last)), 0, pane);
}

/** Where the panes begin that are neither home nor pinned. */
function firstUnpinned(panes: readonly Pane[]): number {
  const index = panes.findIndex((pane, place) => place > 0 && !pane.pinned);
  return index < 0 ? panes.length : index;
}

function without(state: TabsState, pane: Pane): Pane[] {
  return state.panes.filter((candidate) => candidate !== pane);
}
