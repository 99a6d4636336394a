import { type RefObject, useEffect } from 'react';
import type { MenuIndex } from '../../core/types.ts';

type Reasons = { activeKey: string | undefined; index: MenuIndex; folded: boolean };

/**
 * Brings the row of the present page into view where it is not: for another page, tree or width. The browser tells where
 * the row is with its own next layout: a row that is seen costs nothing.
 */
export function useRowInView(
  list: RefObject<HTMLElement | null>,
  { activeKey, index, folded }: Reasons,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, tree or width moves the present row
  useEffect(() => {
    const row = list.current?.querySelector('[aria-current=page]');
    if (!row) return;
    const watch = new IntersectionObserver((seen) => {
      watch.disconnect();
      if (seen.some(({ intersectionRatio }) => intersectionRatio < 1))
        row.scrollIntoView({ block: 'nearest' });
    });
    watch.observe(row);
    return () => watch.disconnect();
  }, [list, activeKey, index, folded]);
}
