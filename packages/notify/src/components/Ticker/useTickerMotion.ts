import { type RefObject, useEffect, useRef, useState } from 'react';
import { NOTIFY_TIMES } from '../../core/constants.ts';
import { useNews } from '../../react/NewsContext.ts';
import { runTicker } from './runTicker.ts';

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
  const motion = useRef<ReturnType<typeof runTicker>>(undefined);
  const [isStarted, setIsStarted] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const isStill = isHeld || isPaused;

  useEffect(() => {
    if (content === '') return;
    return clock.after(NOTIFY_TIMES.tickerStartMs, () => setIsStarted(true));
  }, [clock, content]);

  useEffect(() => {
    const { current: box } = boxRef;
    const { current: text } = textRef;
    if (!isStarted || content === '' || !box || !text) return;
    const running = runTicker(box, text);
    motion.current = running;
    return running.stop;
  }, [isStarted, content]);

  // After the motion exists, also when it starts while somebody looks closely.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a motion that is new has to be held too
  useEffect(() => motion.current?.hold(isStill), [isStill, isStarted, content]);

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
