import { MENU_COLUMNS } from '../../../core/constants.ts';
import { menuLabel } from '../../../core/menuLabel.ts';
import type { MenuEntry } from '../../../core/types.ts';
import { visibleMenus } from '../../../core/visibleMenus.ts';

/** Pages under one heading of the overview: favourites, history, or a top-level menu. */
export type MenuSection = {
  readonly key: string;
  readonly label: string;
  readonly icon?: string | undefined;
  readonly entries: readonly MenuEntry[];
  /** Said in place of the pages while there are none; without it such a section is left out. */
  readonly emptyNote?: string | undefined;
};

/** A line of the overview; all lines of a kind are equally high. */
export type MenuAllRow =
  | { readonly kind: 'section'; readonly key: string; readonly section: MenuSection; readonly count: number }
  | { readonly kind: 'group'; readonly key: string; readonly label: string }
  | { readonly kind: 'note'; readonly key: string; readonly label: string }
  | { readonly kind: 'leaves'; readonly key: string; readonly leaves: readonly MenuEntry[] };

/** What `menuAllRows` is given. */
export type MenuAllRowsOptions = {
  readonly locale: string;
  readonly usableOnly: boolean;
  /** Keys of the pages that answer what was typed; undefined while nothing is asked. */
  readonly found?: Pick<ReadonlySet<string>, 'has'> | undefined;
  /** @default 4 */
  readonly columns?: number;
};

/**
 * Returns the lines of the overview of all menus: a heading per section, one per branch with the names above it, and the
 * pages in rows of four. Sections and branches without pages are left out.
 */
export function menuAllRows(
  sections: readonly MenuSection[],
  { locale, usableOnly, found, columns = MENU_COLUMNS }: MenuAllRowsOptions,
): readonly MenuAllRow[] {
  const rows: MenuAllRow[] = [];
  for (const section of sections) {
    const body: MenuAllRow[] = [];
    const count = addBranch(body, section.key, section.entries, []);
    if (count === 0 && section.emptyNote === undefined) continue;
    rows.push({ kind: 'section', key: section.key, section, count }, ...body);
    if (count === 0) rows.push({ kind: 'note', key: `${section.key}:note`, label: section.emptyNote ?? '' });
  }
  return rows;

  /** Pages of one branch first, then its directories, however deep; answers how many pages it has. */
  function addBranch(
    body: MenuAllRow[],
    key: string,
    entries: readonly MenuEntry[],
    above: readonly string[],
  ): number {
    const shown = visibleMenus(entries, usableOnly);
    const leaves = shown.filter((entry) => entry.leaf && (!found || found.has(entry.key)));
    if (leaves.length > 0 && above.length > 0) body.push({ kind: 'group', key, label: above.join(' / ') });
    for (let at = 0; at < leaves.length; at += columns)
      body.push({ kind: 'leaves', key: `${key}:${at}`, leaves: leaves.slice(at, at + columns) });
    let count = leaves.length;
    for (const entry of shown) {
      if (!entry.leaf)
        count += addBranch(body, `${key}/${entry.id}`, entry.children, [...above, menuLabel(entry, locale)]);
    }
    return count;
  }
}

/** Position of the line that begins each section, by its key. */
export function sectionStarts(rows: readonly MenuAllRow[]): ReadonlyMap<string, number> {
  return new Map(rows.flatMap((row, position) => (row.kind === 'section' ? [[row.key, position]] : [])));
}

/** Returns the section that a line belongs to. */
export function sectionAt(rows: readonly MenuAllRow[], position: number): string | undefined {
  for (let at = Math.min(position, rows.length - 1); at >= 0; at -= 1) {
    const row = rows[at];
    if (row?.kind === 'section') return row.key;
  }
  return undefined;
}
