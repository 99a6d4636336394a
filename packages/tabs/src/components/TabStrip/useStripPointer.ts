import { type MouseEvent, type PointerEvent, useState } from 'react';
import { paneKeyOf } from './tabElement.ts';
import type { TabStripProps } from './types.ts';

/** The press from which a drag grows, as long as it is not released. */
export type TabPress = { key: string | undefined; event: PointerEvent['nativeEvent']; released: boolean };

/** A hand that clicks may tremble by so much: what makes tabs draggable is the work of a drag, not of every click. */
const TREMBLE_PX = 3;

type StripPointerPorts = {
  openMenu: (key: string, at: { x: number; y: number }) => void;
  /** Told of each press from which a drag may grow, before it moves. */
  onPress: () => void;
  /** Told of each click, before it is followed. */
  onClick: (event: MouseEvent<HTMLElement>) => void;
};

/** What the mouse does on tabs. */
export function useStripPointer(
  { panes, onActivate, onClose, onPin }: TabStripProps,
  { openMenu, onPress, onClick }: StripPointerPorts,
) {
  const [press, setPress] = useState<TabPress>();
  const handlers = {
    onClick(event: MouseEvent<HTMLElement>) {
      onClick(event);
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
      onPress();
      followPress(event.nativeEvent, paneKeyOf(event.target), setPress);
    },
  };
  return { press, handlers };
}

/** Tells of a press once it moves; that it was released is noted, not told: the click that follows is to be painted. */
function followPress(event: TabPress['event'], key: TabPress['key'], onMoved: (press: TabPress) => void) {
  const press = { key, event, released: false };
  const ended = new AbortController();
  const { signal } = ended;
  const move = ({ clientX, clientY, buttons }: TabPress['event']) => {
    // Let go of over a frame, where this document does not hear it.
    if (buttons === 0) return release();
    if (Math.hypot(clientX - event.clientX, clientY - event.clientY) > TREMBLE_PX) {
      window.removeEventListener('pointermove', move);
      capturePointer(event);
      onMoved(press);
    }
  };
  const release = () => {
    press.released = true;
    ended.abort();
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', release, { signal });
  window.addEventListener('pointercancel', release, { signal });
}

/** Without it the rest of a drag over a frame below the strip, and its end, would never be heard. */
function capturePointer({ target, pointerId }: TabPress['event']) {
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
