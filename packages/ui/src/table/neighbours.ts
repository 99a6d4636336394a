/** Returns functions that open the rows before and after one; none at the ends of the page. */
export function neighbours(rows: readonly { id: string }[], position: number, open: (id: string) => void) {
  const before = position > 0 ? rows[position - 1] : undefined;
  const after = position >= 0 ? rows[position + 1] : undefined;
  return {
    onPrevious: before && (() => open(before.id)),
    onNext: after && (() => open(after.id)),
  };
}
