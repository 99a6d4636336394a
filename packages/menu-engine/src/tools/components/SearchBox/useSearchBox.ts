import { createMachine } from '@portal/machine';
import { useMachine } from '@portal/machine/react';
import { useEffect, useState } from 'react';
import { SEARCH_CLOSED, type SearchBoxEvent, type SearchBoxState, transition } from './searchBoxState.ts';

/** A search box's state with its clock. */
export function useSearchBox() {
  const [box] = useState(() =>
    createMachine<SearchBoxState, SearchBoxEvent>({ initial: SEARCH_CLOSED, transition }),
  );
  const state = useMachine(box);
  const { refreshAt, hideAt } = state;
  const nextAt = Math.min(refreshAt ?? Number.POSITIVE_INFINITY, hideAt ?? Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (!Number.isFinite(nextAt)) return;
    const waitMs = Math.max(0, nextAt - performance.now());
    const timer = setTimeout(() => box.send({ type: 'time-passed', now: nextAt }), waitMs);
    return () => clearTimeout(timer);
  }, [nextAt, box]);
  return { state, send: box.send };
}
