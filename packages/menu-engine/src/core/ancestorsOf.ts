import type { MenuEntry } from './types.ts';

/** Returns the directories above a menu, the top-level one first. */
export function ancestorsOf(entry: MenuEntry): readonly MenuEntry[] {
  const above: MenuEntry[] = [];
  for (let at = entry.parent; at; at = at.parent) above.unshift(at);
  return above;
}

/** Returns the top-level menu that a menu stands under; itself when it is one. */
export function rootOf(entry: MenuEntry): MenuEntry {
  let root = entry;
  while (root.parent) root = root.parent;
  return root;
}

/** Returns the menus that one opens, in order: those of a branch, however deep. */
export function leavesOf(entry: MenuEntry): readonly MenuEntry[] {
  return entry.leaf ? [entry] : entry.children.flatMap((child) => leavesOf(child));
}
