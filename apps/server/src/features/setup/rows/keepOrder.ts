type Placed = { position: number; parentId?: string | null };

/** Gives rows the positions that they have where that leaves them in the same order: numbers alone are no change. */
export function keepOrder<Row extends Placed>(
  wanted: readonly Row[],
  present: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const positions = new Map(present.map((row) => [keyOf(row), row.position]));
  const isSame =
    present.length === wanted.length &&
    wanted.every((row) => positions.has(keyOf(row))) &&
    orderOf(wanted, keyOf) === orderOf(present, keyOf) &&
    isParentsFirst(present, keyOf);
  return wanted.map((row) => ({
    ...row,
    position: isSame ? (positions.get(keyOf(row)) ?? 0) : row.position,
  }));
}

/** Where everything hangs, and in which order. */
function orderOf<Row extends Placed>(rows: readonly Row[], keyOf: (row: Row) => string): string {
  const groups = Map.groupBy(
    rows.toSorted((a, b) => a.position - b.position),
    ({ parentId }) => parentId ?? '',
  );
  const order = [...groups].map(([parent, members]) => [parent, members.map(keyOf)] as const);
  return JSON.stringify(order.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function isParentsFirst<Row extends Placed>(rows: readonly Row[], keyOf: (row: Row) => string): boolean {
  const positions = new Map(rows.map((row) => [keyOf(row), row.position]));
  return rows.every(({ parentId, position }) => !parentId || (positions.get(parentId) ?? 0) <= position);
}
