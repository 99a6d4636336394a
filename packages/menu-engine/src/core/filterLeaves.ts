import { menuLabel } from './menuLabel.ts';
import type { MenuEntry } from './types.ts';

/** Decides whether a leaf answers what was typed. */
export type LeafMatcher = (entry: MenuEntry, query: string, locale: string) => boolean;

/** Returns the leaves that answer what was typed, in the tree's order; all of them for an empty box. */
export function filterLeaves(
  leaves: readonly MenuEntry[],
  query: string,
  locale: string,
  matches: LeafMatcher = matchesLabel,
): readonly MenuEntry[] {
  const asked = query.trim();
  return asked === '' ? leaves : leaves.filter((leaf) => matches(leaf, asked, locale));
}

/** Whether a leaf's name in the present language, or its address, contains what was typed. */
function matchesLabel(entry: MenuEntry, query: string, locale: string): boolean {
  const asked = query.toLocaleLowerCase();
  return (
    menuLabel(entry, locale).toLocaleLowerCase().includes(asked) ||
    (entry.menu.menuUrl ?? '').toLowerCase().includes(asked)
  );
}
