import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * How many items of a row fit beside its "more" button. Every item stays in the page to be measured; those
 * beyond the number are to be taken out of the flow and hidden.
 */
export function useOverflow(items: readonly unknown[]): {
  barRef: RefObject<HTMLElement | null>;
  listRef: RefObject<HTMLUListElement | null>;
  fitting: number;
} {
  const barRef = useRef<HTMLElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const [fitting, setFitting] = useState(items.length);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other items have other widths
  useLayoutEffect(() => {
    const bar = barRef.current;
    const list = listRef.current;
    if (!bar || !list) return;
    const measure = () => setFitting(countFitting(bar, list));
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    for (const item of list.children) observer.observe(item);
    measure();
    return () => observer.disconnect();
  }, [items]);

  return { barRef, listRef, fitting };
}

function countFitting(bar: HTMLElement, list: HTMLElement): number {
  const widths = [...list.children].map((item) => Math.ceil(item.getBoundingClientRect().width));
  const beside = [...bar.children]
    .filter((child) => child !== list && !child.hasAttribute('data-more'))
    .reduce((sum, child) => sum + child.getBoundingClientRect().width, 0);
  const room = bar.clientWidth - beside;
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= room) return widths.length;
  const more = Number.parseFloat(getComputedStyle(bar).getPropertyValue('--more-width')) || 0;
  let used = more;
  return widths.findIndex((width) => {
    used += width;
    return used > room;
  });
}
