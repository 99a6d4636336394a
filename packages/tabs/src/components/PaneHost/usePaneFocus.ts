import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Focus that was inside the pane which is hidden now moves to where it stood in the pane that is shown, or to that
 * pane itself; focus outside the panes (in the strip, a menu, the search box) is left alone.
 */
export function usePaneFocus(hostRef: RefObject<HTMLElement | null>, activeKey: string): void {
  const lastFocused = useRef(new WeakMap<Element, WeakRef<HTMLElement>>());
  const focusedPane = useRef<string>(undefined);

  useEffect(() => {
    const onFocusIn = (event: FocusEvent) => {
      const origin = event.composedPath()[0];
      const panel = panelOf(event.target);
      focusedPane.current = panel?.dataset.panelKey;
      if (panel && origin instanceof HTMLElement) lastFocused.current.set(panel, new WeakRef(origin));
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, []);

  useLayoutEffect(() => {
    const holder = document.activeElement;
    const from = holder === document.body ? focusedPane.current : panelOf(holder)?.dataset.panelKey;
    if (from === undefined || from === activeKey) return;
    const panel = hostRef.current?.querySelector<HTMLElement>(`[data-panel-key="${CSS.escape(activeKey)}"]`);
    if (!panel) return;
    const last = lastFocused.current.get(panel)?.deref();
    (last?.isConnected ? last : panel).focus({ preventScroll: true });
  }, [hostRef, activeKey]);
}

/** The panel that an element is in. */
export function panelOf(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element
    ? (target.closest<HTMLElement>('[data-panel-key]') ?? undefined)
    : undefined;
}
