/** What cutting a tree needs of its rows. */
type TreeRow = { menuId: string; parentId: string | null; lastMenu: number };

/** The granted leaves with everything above them, in the given order. */
export function cutTree<Row extends TreeRow>(rows: readonly Row[], granted: ReadonlySet<string>): Row[] {
  const byId = new Map(rows.map((row) => [row.menuId, row]));
  const kept = new Set<string>();
  for (const row of rows) {
    if (row.lastMenu !== 2 || !granted.has(row.menuId)) continue;
    for (let at: Row | undefined = row; at && !kept.has(at.menuId); at = byId.get(at.parentId ?? '')) {
      kept.add(at.menuId);
    }
  }
  return rows.filter((row) => kept.has(row.menuId));
}
