import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Pane } from '../../core/types.ts';
import { focusTab, paneKeyOf } from './tabElement.ts';

/** Which tab the Tab key reaches, and where focus goes when the tab that has it is closed. */
export function useRovingKey(
  listRef: RefObject<HTMLElement | null>,
  panes: readonly Pane[],
  activeKey: string,
) {
  const [focusedKey, setFocusedKey] = useState<string>();
  const isPressed = useRef(false);
  const forgetPress = () => {
    isPressed.current = false;
  };
  const last = useRef({ index: -1, active: false });
  const index = panes.findIndex((pane) => pane.key === focusedKey);
  const isOpen = index >= 0;

  useLayoutEffect(() => {
    if (focusedKey === undefined) return;
    if (isOpen) {
      last.current = { index, active: focusedKey === activeKey };
      return;
    }
    setFocusedKey(undefined);
    if (document.activeElement !== document.body) return;
    const neighbour = panes[Math.min(last.current.index, panes.length - 1)];
    focusTab(listRef.current, last.current.active || !neighbour ? activeKey : neighbour.key);
  }, [focusedKey, isOpen, index, panes, activeKey, listRef]);

  return {
    /** A press on a tab moves the focus too; it is noted with the click, which renders the strip anyway. */
    noteClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      const focused = document.activeElement;
      if (focused && currentTarget.contains(focused)) setFocusedKey(paneKeyOf(focused));
    },
    reachableKey: focusedKey !== undefined && isOpen ? focusedKey : activeKey,
    handlers: {
      onPointerDownCapture: ({ target }: PointerEvent<HTMLElement>) => {
        isPressed.current = target instanceof Element && target.closest('[role=tab]') !== null;
      },
      onPointerUp: forgetPress,
      onPointerCancel: forgetPress,
      onPointerLeave: forgetPress,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        if (!isPressed.current) setFocusedKey(paneKeyOf(event.target));
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        const isLeaving = event.relatedTarget && !event.currentTarget.contains(event.relatedTarget);
        if (isLeaving) setFocusedKey(undefined);
      },
    },
  };
}
