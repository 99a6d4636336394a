import { activatePane, mountVisible } from './activatePane.ts';
import { findPane } from './selectors.ts';
import { addressEffect, visibleKeys } from './splitView.ts';
import type { SplitSide, TabsState, TabsStep } from './types.ts';

/** Neither pane of a split view is narrower than this share of the width. */
export const MIN_SPLIT_RATIO = 0.2;

/** Shows an open pane beside the one in front. */
export function splitPane(state: TabsState, key: string, side: SplitSide): TabsStep {
  const pane = findPane(state, key);
  if (!pane || pane.key === state.activeKey) return [state];
  const next = withSplit(state, pane.key, side);
  return [next, addressEffect(next, 'push')];
}

/** Puts a pane beside the one in front without asking for an address. */
export function withSplit(state: TabsState, key: string, side: SplitSide): TabsState {
  const active = state.activeKey;
  const split = side === 'left' ? { left: key, right: active } : { left: active, right: key };
  if (state.split?.left === split.left && state.split.right === split.right) return state;
  return mountVisible({ ...state, split });
}

/** Ends the split view; both panes stay open. */
export function unsplit(state: TabsState): TabsStep {
  if (!state.split) return [state];
  const next = mountVisible({ ...state, split: undefined });
  return [next, visibleKeys(state).length > 1 ? addressEffect(next, 'push') : []];
}

/** Gives the left pane its share of the width. */
export function resizeSplit(state: TabsState, ratio: number): TabsStep {
  return [{ ...state, splitRatio: toSplitRatio(ratio) }];
}

/** A share that leaves room for both panes. */
export function toSplitRatio(ratio: unknown): number {
  const number = Number(ratio);
  if (Number.isNaN(number)) return 0.5;
  return Math.min(1 - MIN_SPLIT_RATIO, Math.max(MIN_SPLIT_RATIO, number));
}

/** Follows the focus into the other half of the split view; nobody asked to see another page, so no view counts. */
export function focusPane(state: TabsState, key: string): TabsStep {
  if (key === state.activeKey || !visibleKeys(state).includes(key)) return [state];
  const next = activatePane(state, key);
  return [next, addressEffect(next, 'replace')];
}
