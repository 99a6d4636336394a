/** What one browser tab says of itself. */
export type TabPresence = { id: string; isVisible: boolean; focusedAt: number };

/** Returns the tab that shows a message: the visible one used last, else the one used last. */
export function chooseTab(tabs: readonly TabPresence[]): TabPresence | undefined {
  return [...tabs].sort(
    (a, b) => Number(b.isVisible) - Number(a.isVisible) || b.focusedAt - a.focusedAt || compare(a.id, b.id),
  )[0];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : 1;
}
