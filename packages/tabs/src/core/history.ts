import type { Pane, ViewedPane } from './types.ts';

/** How many pages the view history remembers. */
const MAX_VIEWED_PANES = 200;

/** Whether views of a pane are counted: not for home, nor where caching is off. */
export function isCounted(pane: Pane): boolean {
  return pane.kind !== 'home' && !pane.noCache;
}

/** The history with one more view of a pane: most viewed first, among equals the latest first. */
export function countView(history: readonly ViewedPane[], pane: Pane): readonly ViewedPane[] {
  if (!isCounted(pane)) return history;
  const views = (history.find((entry) => entry.key === pane.key)?.views ?? 0) + 1;
  const viewed = { key: pane.key, menuId: pane.menuId, menuName: pane.menuName, tab: pane.tab, views };
  const others = history.filter((entry) => entry.key !== pane.key);
  return [viewed, ...others].sort((one, other) => other.views - one.views).slice(0, MAX_VIEWED_PANES);
}
