import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { badgePlace } from '../../core/badgePlace.ts';

/* A hand that presses trembles: less than this is a press. */
const DRAG_PX = 4;
const KEY_STEP_PERCENT = 4;
const KEYS: Readonly<Record<string, number>> = { ArrowUp: -KEY_STEP_PERCENT, ArrowDown: KEY_STEP_PERCENT };

/** Moves the badge along the edge by pointer or arrow keys; what is no movement is a press. */
export function useBadgeDrag(
  button: RefObject<HTMLButtonElement | null>,
  {
    place,
    onMoved,
    onPress,
  }: { place: number; onMoved: ((place: number) => void) | undefined; onPress: () => void },
) {
  const [top, setTop] = useState(badgePlace(place));
  const drag = useRef<{ from: number; grip: number; isMoving: boolean } | undefined>(undefined);
  const isDragged = useRef(false);

  function moveTo(next: number): number {
    const kept = badgePlace(next);
    setTop(kept);
    return kept;
  }

  function end(): void {
    if (drag.current?.isMoving) onMoved?.(top);
    drag.current = undefined;
  }

  return {
    top,
    handlers: {
      onPointerDown({ button: pressed, clientY }: PointerEvent) {
        isDragged.current = false;
        const box = button.current?.getBoundingClientRect();
        if (pressed === 0 && box) drag.current = { from: clientY, grip: clientY - box.top, isMoving: false };
      },
      onPointerMove({ pointerId, clientY }: PointerEvent) {
        const { current } = drag;
        if (!current) return;
        if (!current.isMoving) {
          if (Math.abs(clientY - current.from) < DRAG_PX) return;
          // Pages in frames do not take the pointer away meanwhile.
          button.current?.setPointerCapture(pointerId);
          current.isMoving = true;
          isDragged.current = true;
        }
        moveTo(((clientY - current.grip) / window.innerHeight) * 100);
      },
      onPointerUp: end,
      onPointerCancel: end,
      onClick() {
        if (!isDragged.current) onPress();
        isDragged.current = false;
      },
      onKeyDown(event: KeyboardEvent) {
        const step = KEYS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        onMoved?.(moveTo(top + step));
      },
    },
  };
}
