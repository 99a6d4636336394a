import type { ListRow } from '../../queries.ts';

/** How to open the rows before and after one. */
export function neighbours(rows: readonly ListRow[], position: number, open: (id: string) => void) {
  const before = position > 0 ? rows[position - 1] : undefined;
  const after = position >= 0 ? rows[position + 1] : undefined;
  return {
    onPrevious: before && (() => open(before.id)),
    onNext: after && (() => open(after.id)),
  };
}
