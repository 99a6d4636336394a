import { type RefObject, useLayoutEffect } from 'react';
import { readScrollMarks, restoreScrollMarks, type ScrollMark } from './scrollMarks.ts';

/** Where the panes that were put to sleep stood; one per host. */
export type ScrollMemory = Map<string, readonly ScrollMark[]>;

/** Remembers how far a pane was scrolled when it is unmounted, and scrolls back when it is mounted again. */
export function useScrollMemory(
  layerRef: RefObject<HTMLElement | null>,
  key: string,
  memory: ScrollMemory,
): void {
  useLayoutEffect(() => {
    const layer = layerRef.current;
    if (!layer) return;
    const marks = memory.get(key);
    memory.delete(key);
    const stop = marks && restoreScrollMarks(layer, marks);
    return () => {
      stop?.();
      const read = readScrollMarks(layer);
      if (read.length > 0) memory.set(key, read);
    };
  }, [layerRef, key, memory]);
}
