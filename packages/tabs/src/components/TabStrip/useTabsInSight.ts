import { useDeferredValue } from 'react';

/** On either side of the active tab: more than fit beside it on a wide screen. */
const NEAR = 20;

/**
 * The tabs to draw. A strip that starts with hundreds of saved panes draws those around the active one first, so that it
 * can be worked with at once; the others follow out of sight, a moment later.
 */
export function useTabsInSight<T extends { key: string }>(
  panes: readonly T[],
  activeKey: string,
): readonly T[] {
  const isWhole = useDeferredValue(true, panes.length <= 2 * NEAR + 1);
  if (isWhole) return panes;
  const active = panes.findIndex((pane) => pane.key === activeKey);
  return panes.slice(Math.max(0, active - NEAR), active + NEAR + 1);
}
