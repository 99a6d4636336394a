import type { ReactNode } from 'react';

/** As many letters as there are. */
export const ALL = Number.POSITIVE_INFINITY;

/** Draws parts one after the other up to so many letters; `draw` is told how many of its own. */
export function drawUpTo<Part extends { size: number }>(
  parts: readonly Part[],
  cut: number,
  draw: (part: Part, cut: number, index: number) => ReactNode,
): ReactNode[] {
  const shown: ReactNode[] = [];
  let left = cut;
  for (const [index, part] of parts.entries()) {
    if (left <= 0) break;
    shown.push(draw(part, left >= part.size ? ALL : left, index));
    left -= part.size;
  }
  return shown;
}
