import { type RefObject, useEffect, useRef, useState } from 'react';
import { FOLLOWING, type ScrollEvent, transitionFollow } from './followScroll.ts';

const KEYS_UP = new Set(['ArrowUp', 'PageUp', 'Home']);
const KEYS_DOWN = new Set(['ArrowDown', 'PageDown', 'End']);

export type FollowScroll = {
  isFollowing: boolean;
  jumpToEnd: () => void;
  /** Brings a part into view and keeps it there, whatever grows around it, until the reader moves. */
  hold: (part: HTMLElement) => void;
};

/** Keeps a scrolling list at its end while its content grows, until the reader moves away from there. */
export function useFollowScroll(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  /** Another conversation begins at its end. */
  subject: string,
): FollowScroll {
  const [isFollowing, setIsFollowing] = useState(true);
  const state = useRef(FOLLOWING);
  const held = useRef<HTMLElement>(null);
  const actions = useRef<Pick<FollowScroll, 'jumpToEnd' | 'hold'>>({ jumpToEnd() {}, hold() {} });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject begins anew
  useEffect(() => {
    const list = scroller.current;
    const grown = content.current;
    if (!list || !grown) return;
    let lastTop = list.scrollTop;
    let lastTouch = 0;
    const tell = (event: ScrollEvent) => {
      state.current = transitionFollow(state.current, event);
      setIsFollowing(state.current.isFollowing);
    };
    const toEnd = () => {
      list.scrollTop = list.scrollHeight;
      lastTop = list.scrollTop;
    };
    const jumpToEnd = () => {
      tell({ type: 'jumped-to-end' });
      toEnd();
    };
    const toHeld = () => held.current?.scrollIntoView({ block: 'center' });
    actions.current = {
      jumpToEnd,
      hold(part) {
        held.current = part;
        tell({ type: 'held' });
        toHeld();
      },
    };
    const listeners: [EventTarget, string, (event: never) => void][] = [
      [
        list,
        'scroll',
        () => {
          const movedBy = list.scrollTop - lastTop;
          lastTop = list.scrollTop;
          tell({
            type: 'scrolled',
            movedBy,
            distanceToEnd: list.scrollHeight - list.clientHeight - list.scrollTop,
          });
        },
      ],
      [
        list,
        'wheel',
        ({ deltaY }: WheelEvent) => {
          if (deltaY !== 0) tell({ type: 'gesture', direction: deltaY < 0 ? 'up' : 'down' });
        },
      ],
      [
        list,
        'touchstart',
        ({ touches }: TouchEvent) => {
          lastTouch = touches[0]?.clientY ?? 0;
        },
      ],
      [
        list,
        'touchmove',
        ({ touches }: TouchEvent) => {
          const y = touches[0]?.clientY ?? lastTouch;
          tell({ type: 'gesture', direction: y > lastTouch ? 'up' : 'down' });
          lastTouch = y;
        },
      ],
      [
        list,
        'keydown',
        ({ key, target }: KeyboardEvent) => {
          if (target !== list && !(target instanceof HTMLElement && target.tagName === 'ARTICLE')) return;
          if (KEYS_UP.has(key)) tell({ type: 'gesture', direction: 'up' });
          else if (KEYS_DOWN.has(key)) tell({ type: 'gesture', direction: 'down' });
        },
      ],
      [
        list,
        'pointerdown',
        ({ target }: PointerEvent) => {
          if (target === list) tell({ type: 'gesture', direction: 'unknown' });
        },
      ],
      [window, 'pointerup', () => tell({ type: 'gesture-ended' })],
    ];
    for (const [target, name, listener] of listeners)
      target.addEventListener(name, listener as EventListener, { passive: true });
    const observer = new ResizeObserver(() => {
      if (state.current.isFollowing) toEnd();
      else if (state.current.isHolding) toHeld();
    });
    observer.observe(grown);
    observer.observe(list);
    jumpToEnd();
    return () => {
      observer.disconnect();
      for (const [target, name, listener] of listeners)
        target.removeEventListener(name, listener as EventListener);
    };
  }, [scroller, content, subject]);

  return {
    isFollowing,
    jumpToEnd: () => actions.current.jumpToEnd(),
    hold: (part) => actions.current.hold(part),
  };
}
