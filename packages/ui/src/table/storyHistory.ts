import type { ListHistory } from './useListQuery.ts';

/** A path in memory, for stories. */
export function createStoryHistory(initial: string): ListHistory {
  const listeners = new Set<() => void>();
  let path = initial;
  return {
    getPath: () => path,
    navigate(next) {
      path = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
