import { MENU_COLUMNS } from './constants.ts';
import type { MenuEntry } from './types.ts';

/** A second-level menu as one column shows it: a page, or a heading with what stands below it. */
export type MenuBlock = {
  readonly key: string;
  readonly entry: MenuEntry;
  /** What stands below the heading; empty for a page. */
  readonly items: readonly MenuEntry[];
  /** The heading stands in an earlier column. */
  readonly continued: boolean;
  /** Another `functionClass` than that of the block before. */
  readonly startsClass: boolean;
};

/** One column of a top-level menu's content, from top to bottom. */
export type MenuColumn = readonly MenuBlock[];

/** Settings of `splitColumns`. */
export type SplitColumnsOptions = {
  /** Which children of a directory are shown. @default all of them */
  childrenOf?: (entry: MenuEntry) => readonly MenuEntry[];
};

/** What stays together in one column. */
type Unit = { readonly blocks: readonly MenuBlock[]; readonly rows: number };

const SHORTEST_SPLIT_ROWS = 12;

/**
 * Splits the content of a top-level menu into columns of about equal height. The order stays; entries of one
 * `functionClass` come together; a branch longer than a column goes on in the next one.
 */
export function splitColumns(
  children: readonly MenuEntry[],
  count: number = MENU_COLUMNS,
  { childrenOf = (entry) => entry.children }: SplitColumnsOptions = {},
): readonly MenuColumn[] {
  const rowsOf = (entry: MenuEntry): number =>
    entry.leaf ? 1 : childrenOf(entry).reduce((sum, child) => sum + rowsOf(child), 1);
  const total = children.reduce((sum, child) => sum + rowsOf(child), 0);
  const longest = Math.max(Math.ceil(total / count), SHORTEST_SPLIT_ROWS);
  const units = byFunctionClass(children).flatMap((members, position) => {
    const startsClass = position > 0;
    const [first] = members;
    if (first?.menu.functionClass && members.length <= longest && members.every(({ leaf }) => leaf))
      return [toUnit(members, startsClass)];
    return members.flatMap((entry, at) =>
      toUnits(entry, startsClass && at === 0, entry.leaf ? [] : childrenOf(entry), rowsOf, longest),
    );
  });
  return fill(units, count);
}

function byFunctionClass(children: readonly MenuEntry[]): MenuEntry[][] {
  const classes = new Map<string, MenuEntry[]>();
  for (const entry of children) {
    const name = entry.menu.functionClass?.trim() ?? '';
    const members = classes.get(name);
    if (members) members.push(entry);
    else classes.set(name, [entry]);
  }
  return [...classes.values()];
}

/** Returns the pages of one class. */
function toUnit(pages: readonly MenuEntry[], startsClass: boolean): Unit {
  return {
    rows: pages.length,
    blocks: pages.map((entry, position) => ({
      key: entry.key,
      entry,
      items: [],
      continued: false,
      startsClass: position === 0 && startsClass,
    })),
  };
}

/** Returns a page, or a branch in as few pieces of at most `longest` rows as it needs, all of about the same height. */
function toUnits(
  entry: MenuEntry,
  startsClass: boolean,
  items: readonly MenuEntry[],
  rowsOf: (entry: MenuEntry) => number,
  longest: number,
): Unit[] {
  const rows = items.map(rowsOf);
  const capacity = lowestCapacity(rows, columnsNeeded(rows, longest - 1));
  const chunks: { items: MenuEntry[]; rows: number }[] = [{ items: [], rows: 0 }];
  for (const [position, item] of items.entries()) {
    const own = rows[position] ?? 0;
    const last = chunks.at(-1);
    if (last && (last.items.length === 0 || last.rows + own <= capacity)) {
      last.items.push(item);
      last.rows += own;
    } else chunks.push({ items: [item], rows: own });
  }
  return chunks.map((chunk, position) => ({
    rows: chunk.rows + 1,
    blocks: [
      {
        key: position === 0 ? entry.key : `${entry.key}:${position}`,
        entry,
        items: chunk.items,
        continued: position > 0,
        startsClass: position === 0 && startsClass,
      },
    ],
  }));
}

/** Returns the partition with the lowest tallest column, spread over all the columns that they can fill. */
function fill(units: readonly Unit[], count: number): MenuColumn[] {
  const capacity = lowestCapacity(
    units.map(({ rows }) => rows),
    count,
  );
  const columns: MenuBlock[][] = [];
  let column: MenuBlock[] = [];
  let rows = 0;
  for (const [position, { blocks, rows: own }] of units.entries()) {
    const columnsLeft = count - columns.length - 1;
    const mustSpread = columnsLeft > 0 && units.length - position <= columnsLeft;
    if (column.length > 0 && (rows + own > capacity || mustSpread)) {
      columns.push(column);
      column = [];
      rows = 0;
    }
    column.push(...blocks);
    rows += own;
  }
  if (column.length > 0) columns.push(column);
  return columns;
}

/** Returns the height with which these rows, in their order, fit into so many columns. */
function lowestCapacity(rows: readonly number[], count: number): number {
  let low = rows.reduce((most, own) => Math.max(most, own), 0);
  let high = rows.reduce((sum, own) => sum + own, 0);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (columnsNeeded(rows, middle) <= count) high = middle;
    else low = middle + 1;
  }
  return low;
}

function columnsNeeded(rows: readonly number[], capacity: number): number {
  let columns = 1;
  let used = 0;
  for (const own of rows) {
    if (used + own > capacity && used > 0) {
      columns += 1;
      used = 0;
    }
    used += own;
  }
  return columns;
}
