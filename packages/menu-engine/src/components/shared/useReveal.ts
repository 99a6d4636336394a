import { type RefCallback, useState } from 'react';

/** Shows a long list piece by piece: how many items to render, and the mark whose appearance brings the next ones. */
export function useReveal(total: number, step = 120): { shown: number; markRef: RefCallback<HTMLElement> } {
  const [limit, setLimit] = useState(step);
  const markRef: RefCallback<HTMLElement> = (mark) => {
    if (!mark) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setLimit((before) => before + step);
      },
      { rootMargin: '600px' },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  };
  return { shown: Math.min(limit, total), markRef };
}
