import { useMemo, useState } from 'react';
import {
  type ChoosableColumn,
  type ColumnChanges,
  changeColumn,
  isShown,
  parseColumnChanges,
} from './columnChoice.ts';

/** Which columns a person sees, and how to change that. */
export type ColumnChoice<Column> = {
  all: readonly Column[];
  shown: readonly Column[];
  change: (key: string, shown: boolean) => void;
  /** Back to the columns that the list is about; missing when they are shown. */
  reset: (() => void) | undefined;
};

/** Keeps a person's choice of columns on the device, under the name of the list. */
export function useColumnChoice<Column extends ChoosableColumn>(
  name: string,
  columns: readonly Column[],
): ColumnChoice<Column> {
  const key = `portal:columns:${name}`;
  const [state, setState] = useState(() => ({ key, changes: read(key) }));
  const changes = state.key === key ? state.changes : read(key);
  const set = (next: ColumnChanges) => {
    setState({ key, changes: next });
    write(key, next);
  };
  const shown = useMemo(() => columns.filter((column) => isShown(column, changes)), [columns, changes]);
  return {
    all: columns,
    shown,
    change: (column, isOn) => set(changeColumn(columns, changes, column, isOn)),
    reset: Object.keys(changes).length > 0 ? () => set({}) : undefined,
  };
}

function read(key: string): ColumnChanges {
  try {
    return parseColumnChanges(localStorage.getItem(key));
  } catch {
    return {};
  }
}

function write(key: string, changes: ColumnChanges): void {
  try {
    localStorage.setItem(key, JSON.stringify(changes));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
