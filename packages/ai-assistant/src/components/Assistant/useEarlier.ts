import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Messages that are mounted at first, and how many more each time the reader comes to their beginning. */
const AT_ONCE = 30;
/** Distance from the beginning at which earlier messages are put in. */
const AHEAD_MARGIN = '600px';

export type EarlierOptions = {
  /** Messages that are here. */
  count: number;
  /** The server has older ones. */
  hasEarlier: boolean;
  onLoad: () => Promise<void>;
};

/** Mounts only the end of a long conversation, and more of it as the reader comes to its beginning. */
export function useEarlier(
  scroller: RefObject<HTMLElement | null>,
  { count, hasEarlier, onLoad }: EarlierOptions,
) {
  const [shownCount, setShownCount] = useState(AT_ONCE);
  const sentinelRef = useRef<HTMLParagraphElement>(null);
  const heightBefore = useRef<number>(undefined);
  const isLoading = useRef(false);
  const hasMore = count > shownCount || hasEarlier;

  const more = useEffectEvent(async () => {
    heightBefore.current = scroller.current?.scrollHeight;
    if (count > shownCount) return setShownCount(shownCount + AT_ONCE);
    if (isLoading.current) return;
    isLoading.current = true;
    await onLoad();
    isLoading.current = false;
    setShownCount((present) => present + AT_ONCE);
  });

  // What is put in above must not move what is being read: at the very top the browser does not see to that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was put in
  useLayoutEffect(() => {
    const list = scroller.current;
    const before = heightBefore.current;
    heightBefore.current = undefined;
    if (list && before !== undefined && list.scrollTop === 0) list.scrollTop = list.scrollHeight - before;
  }, [shownCount, count]);

  // Observed anew after each growth: its beginning may still be near.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was put in
  useEffect(() => {
    const element = sentinelRef.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void more();
      },
      { root: scroller.current, rootMargin: AHEAD_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [shownCount, count, hasMore, scroller]);
  return {
    shownCount,
    hasMore,
    sentinelRef,
    /** Mounts at least so many of the last messages. */
    mountLast: (wanted: number) => setShownCount((present) => Math.max(present, wanted)),
  };
}
