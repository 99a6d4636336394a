import { type RefObject, useEffect, useEffectEvent } from 'react';
import { panelOf } from './usePaneFocus.ts';
import { watchFrameFocus } from './watchFrameFocus.ts';

/** Tells which of the panes that are shown has the focus, also when it went into a frame. */
export function useSplitFocus(
  hostRef: RefObject<HTMLElement | null>,
  isSplit: boolean,
  onFocus: ((key: string) => void) | undefined,
): void {
  const report = useEffectEvent((target: EventTarget | null) => {
    const key = panelOf(target)?.dataset.panelKey;
    if (key !== undefined) onFocus?.(key);
  });
  useEffect(() => {
    const host = hostRef.current;
    if (!isSplit || !host) return;
    const end = new AbortController();
    host.addEventListener('focusin', ({ target }) => report(target), end);
    // A press inside a frame reaches this document only as the window's loss of focus.
    watchFrameFocus((holder) => report(holder), end);
    return () => end.abort();
  }, [hostRef, isSplit]);
}
