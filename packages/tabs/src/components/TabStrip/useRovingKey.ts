import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Pane } from '../../core/types.ts';

/** Which tab the Tab key reaches, and where focus goes when the tab that has it is closed. */
export function useRovingKey(
  listRef: RefObject<HTMLElement | null>,
  panes: readonly Pane[],
  activeKey: string,
) {
  const [focusedKey, setFocusedKey] = useState<string>();
  const focusedIndex = useRef(-1);
  const isOpen = panes.some((pane) => pane.key === focusedKey);

  useLayoutEffect(() => {
    if (focusedKey === undefined) return;
    if (isOpen) {
      focusedIndex.current = panes.findIndex((pane) => pane.key === focusedKey);
      return;
    }
    setFocusedKey(undefined);
    if (document.activeElement !== document.body) return;
    const neighbour = panes[Math.min(focusedIndex.current, panes.length - 1)];
    const hasPassedOn = focusedIndex.current >= 0 && neighbour;
    const key = hasPassedOn ? neighbour.key : activeKey;
    listRef.current?.querySelector<HTMLElement>(`[data-pane-key="${CSS.escape(key)}"] [role=tab]`)?.focus();
  }, [focusedKey, isOpen, panes, activeKey, listRef]);

  return {
    reachableKey: focusedKey !== undefined && isOpen ? focusedKey : activeKey,
    onFocus: (event: FocusEvent<HTMLElement>) => setFocusedKey(paneKeyOf(event.target)),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setFocusedKey(undefined);
    },
  };
}

function paneKeyOf(element: Element): string | undefined {
  return element.closest<HTMLElement>('[data-pane-key]')?.dataset.paneKey;
}
