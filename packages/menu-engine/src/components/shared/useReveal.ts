import { type RefCallback, useState } from 'react';

/** How far from sight the next items come, in the page and in a list that scrolls by itself: nobody scrolls into a gap. */
const AHEAD = { rootMargin: '600px', scrollMargin: '300px' };

/** Shows a long list piece by piece: how many items to render, and the mark whose appearance brings the next ones. */
export function useReveal(total: number, step = 120): { shown: number; markRef: RefCallback<HTMLElement> } {
  const [limit, setLimit] = useState(step);
  const markRef: RefCallback<HTMLElement> = (mark) => {
    if (!mark) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setLimit((before) => before + step);
    }, AHEAD);
    observer.observe(mark);
    return () => observer.disconnect();
  };
  return { shown: Math.min(limit, total), markRef };
}
