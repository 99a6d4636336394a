import { useEffect, useReducer } from 'react';
import { SEARCH_CLOSED, searchBoxTransition } from './searchBoxState.ts';

/** A search box's state with its clock. */
export function useSearchBox() {
  const [state, send] = useReducer(searchBoxTransition, SEARCH_CLOSED);
  const { refreshAt, hideAt } = state;
  const next = Math.min(refreshAt ?? Number.POSITIVE_INFINITY, hideAt ?? Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(
      () => send({ type: 'time-passed', now: next }),
      Math.max(0, next - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [next]);
  return { state, send };
}
