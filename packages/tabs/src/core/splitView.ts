import type { SplitSide, TabsEffect, TabsState } from './types.ts';

/** The panes that are shown: the one in front, and beside it the other half of its split view. */
export function visibleKeys({ split, activeKey }: TabsState): readonly string[] {
  const isSplit = split && (split.left === activeKey || split.right === activeKey);
  return isSplit ? [split.left, split.right] : [activeKey];
}

/** The pane that is shown beside the one in front, and on which side; undefined when that one fills the host. */
export function besideActive(state: TabsState): { key: string; side: SplitSide } | undefined {
  const [left, right] = visibleKeys(state);
  if (left === undefined || right === undefined) return undefined;
  return left === state.activeKey ? { key: right, side: 'right' } : { key: left, side: 'left' };
}

/** Asks for the address of what is shown. */
export function addressEffect(state: TabsState, mode: 'push' | 'replace'): TabsEffect[] {
  const find = (key: string | undefined) => state.panes.find((pane) => pane.key === key);
  const pane = find(state.activeKey);
  if (!pane) return [];
  const neighbour = besideActive(state);
  const other = find(neighbour?.key);
  if (!neighbour || !other) return [{ type: 'show-address', pane, mode }];
  return [{ type: 'show-address', pane, mode, beside: { pane: other, side: neighbour.side } }];
}
