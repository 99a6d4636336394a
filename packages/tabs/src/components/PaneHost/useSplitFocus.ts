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
    const onFocusIn = (event: FocusEvent) => report(event.target);
    host.addEventListener('focusin', onFocusIn);
    // A press inside a frame reaches this document only as the window's loss of focus.
    const stopWatching = watchFrameFocus((holder) => report(holder));
    return () => {
      host.removeEventListener('focusin', onFocusIn);
      stopWatching();
    };
  }, [hostRef, isSplit]);
}
