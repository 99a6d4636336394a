import { type MouseEvent, type PointerEvent, useEffect, useState } from 'react';
import { paneKeyOf } from './tabElement.ts';
import type { TabStripProps } from './types.ts';

/** The press from which a drag may grow, as long as it is not released. */
export type TabPress = { event: PointerEvent['nativeEvent']; released: boolean };

/** What the mouse does on tabs. */
export function useStripPointer(
  { panes, onActivate, onClose, onPin }: TabStripProps,
  openMenu: (key: string, at: { x: number; y: number }) => void,
) {
  const [press, setPress] = useState<TabPress>();
  useEffect(() => {
    if (!press) return;
    // Noted, not rendered: the click that follows is to be painted.
    const release = () => {
      press.released = true;
    };
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [press]);
  const handlers = {
    onClick(event: MouseEvent) {
      const key = paneKeyOf(event.target);
      if (key === undefined) return;
      if (isButton(event.target, 'unpin')) onPin?.(key, false);
      else if (isButton(event.target, 'close')) onClose(key);
      else onActivate(key);
    },
    onAuxClick(event: MouseEvent) {
      const key = paneKeyOf(event.target);
      const isPinned = panes.some((pane) => pane.key === key && pane.pinned);
      if (event.button === 1 && key !== undefined && !isPinned) onClose(key);
    },
    // Without this a middle press starts the browser's own scrolling.
    onMouseDown(event: MouseEvent) {
      if (event.button === 1) event.preventDefault();
    },
    onContextMenu(event: MouseEvent) {
      const key = paneKeyOf(event.target);
      if (key === undefined) return;
      event.preventDefault();
      openMenu(key, { x: event.clientX, y: event.clientY });
    },
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || isButton(event.target, 'close') || isButton(event.target, 'unpin')) return;
      capturePointer(event);
      setPress({ event: event.nativeEvent, released: false });
    },
  };
  return { press, handlers };
}

/** Without it a release over a frame below the strip would never be heard. */
function capturePointer({ target, pointerId }: PointerEvent) {
  const tab = target instanceof Element ? target.closest('[role=tab]') : null;
  try {
    tab?.setPointerCapture(pointerId);
  } catch {
    // The pointer is gone already: there is nothing to hear of it.
  }
}

function isButton(target: EventTarget, name: 'close' | 'unpin'): boolean {
  return target instanceof Element && target.closest(`[data-${name}]`) !== null;
}
