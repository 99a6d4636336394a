import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { tabElement } from './tabElement.ts';

/** Whether tabs are hidden beyond either end, and the ways to bring them into view. */
export function useStripScroll(
  viewportRef: RefObject<HTMLElement | null>,
  activeKey: string,
  paneCount: number,
) {
  const [hidden, setHidden] = useState({ start: false, end: false });

  useEffect(() => {
    const viewport = viewportRef.current;
    if (!viewport) return;
    const measure = () => {
      const start = viewport.scrollLeft > 1;
      const end = viewport.scrollLeft + viewport.clientWidth < viewport.scrollWidth - 1;
      setHidden((was) => (was.start === start && was.end === end ? was : { start, end }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(viewport);
    if (viewport.firstElementChild) observer.observe(viewport.firstElementChild);
    viewport.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      viewport.removeEventListener('scroll', measure);
    };
  }, [viewportRef]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new or closed pane may push the active tab out of view
  useLayoutEffect(() => {
    // In the same frame, but once everything has changed: to ask now would lay out the page twice.
    const frame = requestAnimationFrame(() =>
      tabElement(viewportRef.current, activeKey)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [viewportRef, activeKey, paneCount]);

  const scrollBy = (direction: -1 | 1) => {
    const viewport = viewportRef.current;
    viewport?.scrollBy({ left: direction * viewport.clientWidth * 0.75, behavior: 'smooth' });
  };
  return { hidden, scrollBy };
}
