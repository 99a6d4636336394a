import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What keeps the focus while another pane comes to the front: the strip, and whatever lies over the panes. */
const KEEPS = '[data-pane-key], [role$=dialog], [role=menu]';

/**
 * The focus goes with the pane that comes to the front: to where it stood in it, or to the pane itself, whatever brought
 * it there. It stays on the tab that was chosen, in a dialog and in a menu of the strip.
 */
export function usePaneFocus(hostRef: RefObject<HTMLElement | null>, activeKey: string): void {
  const lastFocused = useRef(new WeakMap<Element, WeakRef<HTMLElement>>());
  const shownKey = useRef(activeKey);
  const isKept = useRef(false);

  useEffect(() => {
    const onFocusIn = (event: FocusEvent) => {
      const origin = event.composedPath()[0];
      const panel = panelOf(event.target);
      isKept.current = event.target instanceof Element && event.target.closest(KEEPS) !== null;
      if (panel && origin instanceof HTMLElement) lastFocused.current.set(panel, new WeakRef(origin));
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, []);

  useLayoutEffect(() => {
    if (shownKey.current === activeKey) return;
    shownKey.current = activeKey;
    const holder = document.activeElement;
    const keeper = holder?.closest<HTMLElement>(KEEPS);
    const isElsewhere = keeper?.dataset.paneKey !== undefined && keeper.dataset.paneKey !== activeKey;
    // What a closed tab or dialog had is theirs to hand on.
    if (holder === document.body ? isKept.current : keeper && !isElsewhere) return;
    const panel = hostRef.current?.querySelector<HTMLElement>(`[data-panel-key="${CSS.escape(activeKey)}"]`);
    if (!panel || panelOf(holder) === panel) return;
    // In the same frame, but once everything has changed: to ask now would lay out the page twice.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== holder && document.activeElement !== document.body) return;
      const last = lastFocused.current.get(panel)?.deref();
      (last?.isConnected ? last : panel).focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hostRef, activeKey]);
}

/** The panel that an element is in. */
export function panelOf(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element
    ? (target.closest<HTMLElement>('[data-panel-key]') ?? undefined)
    : undefined;
}
