import type { Pane, TabsState } from '../../core/types.ts';

/** The panes as a switcher lists them: the one in front, then the latest used, then those not seen yet. */
export function recentOrder({ panes, activeKey, recent }: TabsState): Pane[] {
  const keys = [activeKey, ...recent.toReversed(), ...panes.map((pane) => pane.key)];
  return [...new Set(keys)].flatMap((key) => panes.find((pane) => pane.key === key) ?? []);
}

/** The place one step on or back in a list that has no ends. */
export function stepInRing(index: number, by: number, length: number): number {
  return length === 0 ? 0 : (index + by + length) % length;
}
