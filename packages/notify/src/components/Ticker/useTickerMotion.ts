import { type RefObject, useEffect, useRef, useState } from 'react';
import { NOTIFY_TIMES } from '../../core/constants.ts';
import { nextTickerOffset } from '../../core/ticker.ts';
import { useNews } from '../../react/NewsContext.ts';

const CALM = '(prefers-reduced-motion: reduce)';

/** Moves the text from 2 s after it is there, two pixels a frame; not while it is looked at closely. */
export function useTickerMotion(
  isPaused: boolean,
  content: string,
): {
  boxRef: RefObject<HTMLDivElement | null>;
  textRef: RefObject<HTMLDivElement | null>;
  handlers: Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>;
} {
  const { clock } = useNews();
  const boxRef = useRef<HTMLDivElement>(null);
  const textRef = useRef<HTMLDivElement>(null);
  const offset = useRef(0);
  const [isStarted, setIsStarted] = useState(false);
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (content === '') return;
    offset.current = 0;
    return clock.after(NOTIFY_TIMES.tickerStartMs, () => setIsStarted(true));
  }, [clock, content]);

  useEffect(() => {
    if (!isStarted || isHeld || isPaused || content === '') return;
    let frame = 0;
    const step = () => {
      frame = requestAnimationFrame(step);
      const { current: box } = boxRef;
      const { current: text } = textRef;
      if (!box || !text || matchMedia(CALM).matches) return;
      offset.current = nextTickerOffset(offset.current, { text: text.scrollWidth, box: box.clientWidth });
      text.style.transform = `translateX(${offset.current}px)`;
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isStarted, isHeld, isPaused, content]);

  return {
    boxRef,
    textRef,
    handlers: {
      onPointerEnter: () => setIsHeld(true),
      onPointerLeave: () => setIsHeld(false),
      onFocus: () => setIsHeld(true),
      onBlur: () => setIsHeld(false),
    },
  };
}
