import { createStore } from '@portal/machine';
import type { ListHistory } from './useListQuery.ts';

/** A path in memory, for stories. */
export function createStoryHistory(initial: string): ListHistory {
  const { get: getPath, set: navigate, subscribe } = createStore(initial);
  return { getPath, navigate, subscribe };
}
