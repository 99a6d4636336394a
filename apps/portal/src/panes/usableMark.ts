const MARK = 'portal:usable';
const listeners = new Set<() => void>();

/** Whether the first pane has been painted and menus answer. */
export function isUsable(): boolean {
  return performance.getEntriesByName(MARK).length > 0;
}

/** Marks that moment, once a page load. */
export function markUsable(): void {
  if (isUsable()) return;
  performance.mark(MARK);
  for (const listener of listeners) listener();
}

/** Calls `listener` at that moment; the answer ends it. */
export function onUsable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
