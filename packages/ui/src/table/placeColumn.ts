import type { ColumnTable } from './useColumnTable.ts';

/** Puts a shown column where another one stands, within the columns that stay in sight or within the others; whether it can. */
export function placeColumn<Row extends object>(
  { core }: Pick<ColumnTable<Row>, 'core'>,
  key: string,
  target: string,
): boolean {
  const isFrozen = isFrozenColumn({ core }, key);
  if (key === target || isFrozen !== isFrozenColumn({ core }, target)) return false;
  const place = (ids: readonly string[]) => {
    const rest = ids.filter((id) => id !== key);
    const at = rest.indexOf(target) + (ids.indexOf(key) < ids.indexOf(target) ? 1 : 0);
    return [...rest.slice(0, at), key, ...rest.slice(at)];
  };
  if (isFrozen) core.setColumnPinning(({ start, end }) => ({ start: place(start), end }));
  else core.setColumnOrder(place(core.getAllLeafColumns().map(({ id }) => id)));
  return true;
}

/** Whether two columns can change places. */
export function isFrozenColumn<Row extends object>(
  { core }: Pick<ColumnTable<Row>, 'core'>,
  key: string,
): boolean {
  return core.getColumn(key)?.getIsPinned() === 'start';
}
