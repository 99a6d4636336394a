/** A column as far as showing or hiding it goes. */
export type ChoosableColumn = { key: string; header: string; isExtra?: boolean | undefined };

/** What a person changed: shown (true) or hidden (false), by the column's key. */
export type ColumnChanges = Readonly<Record<string, boolean>>;

/** Tells whether a column is shown. */
export function isShown(column: ChoosableColumn, changes: ColumnChanges): boolean {
  return changes[column.key] ?? !column.isExtra;
}

/** Shows or hides a column; the last one that is shown stays. */
export function changeColumn(
  columns: readonly ChoosableColumn[],
  changes: ColumnChanges,
  key: string,
  shown: boolean,
): ColumnChanges {
  const others = columns.some((column) => column.key !== key && isShown(column, changes));
  return shown || others ? { ...changes, [key]: shown } : changes;
}

/** Reads what was kept; anything that is not such a record counts as no change. */
export function parseColumnChanges(text: string | null): ColumnChanges {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, shown]) => typeof shown === 'boolean'));
  } catch {
    return {};
  }
}
