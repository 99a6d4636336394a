import { type RefObject, useLayoutEffect } from 'react';
import type { MenuIndex } from '../../core/types.ts';

type Reasons = { activeKey: string | undefined; index: MenuIndex; folded: boolean };

/** Brings the row of the present page into view where it is not: for another page, tree or width. */
export function useRowInView(
  list: RefObject<HTMLElement | null>,
  { activeKey, index, folded }: Reasons,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, tree or width moves the present row
  useLayoutEffect(() => {
    // In the frame that marks the row, once everything has changed: a frame later the menu would be painted twice.
    const frame = requestAnimationFrame(() => {
      const row = list.current?.querySelector<HTMLElement>('[aria-current=page]');
      const [place, view] = [row?.getBoundingClientRect(), row?.offsetParent?.getBoundingClientRect()];
      if (place && view && (place.top < view.top || place.bottom > view.bottom))
        row?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [list, activeKey, index, folded]);
}
