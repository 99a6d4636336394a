import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Placement, placeFloating } from '../../core/placeFloating.ts';

const DELAY_MS = 400;

/** Shows a tip beside an element on hover (after a moment) or keyboard focus; Esc and pressing hide it. */
export function useTooltip(placement: Placement): {
  isShown: boolean;
  anchorRef: RefObject<HTMLButtonElement | null>;
  tipRef: RefObject<HTMLSpanElement | null>;
  handlers: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onPointerDown: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
} {
  const [isShown, setIsShown] = useState(false);
  const anchorRef = useRef<HTMLButtonElement>(null);
  const tipRef = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setIsShown(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isShown) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsShown(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isShown]);

  useLayoutEffect(() => {
    const [anchor, tip] = [anchorRef.current, tipRef.current];
    if (!isShown || !anchor || !tip) return;
    tip.showPopover?.();
    const { left, top } = placeFloating({
      anchor: anchor.getBoundingClientRect(),
      panel: tip.getBoundingClientRect(),
      viewport: { width: window.innerWidth, height: window.innerHeight },
      placement,
      gap: 6,
    });
    Object.assign(tip.style, { left: `${left}px`, top: `${top}px` });
  }, [isShown, placement]);

  return {
    isShown,
    anchorRef,
    tipRef,
    handlers: {
      onPointerEnter: () => {
        timer.current = setTimeout(() => setIsShown(true), DELAY_MS);
      },
      onPointerLeave: hide,
      onPointerDown: hide,
      onFocus: () => {
        if (anchorRef.current?.matches(':focus-visible')) setIsShown(true);
      },
      onBlur: hide,
    },
  };
}
