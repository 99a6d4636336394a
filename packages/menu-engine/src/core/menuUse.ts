import { leavesOf } from './ancestorsOf.ts';
import { COMMON_MENUS_MAX, HISTORY_MAX, SUGGESTIONS_MAX } from './constants.ts';
import { findByPath } from './findByPath.ts';
import { isRecord, toList } from './readMenu.ts';
import type { MenuEntry, MenuIndex } from './types.ts';
import { isVisible } from './visibleMenus.ts';

/** How often a menu was viewed. */
export type MenuViews = { readonly menuId?: string | undefined; readonly views?: number | undefined };

/** Returns one count per menu: the server counted this window's views too, so the larger number holds, not the sum. */
export function mergeViews(
  here: readonly MenuViews[],
  elsewhere: readonly MenuViews[],
): readonly { readonly menuId: string; readonly views: number }[] {
  const views = new Map<string, number>();
  for (const { menuId, views: count = 0 } of [...here, ...elsewhere])
    if (menuId !== undefined) views.set(menuId, Math.max(views.get(menuId) ?? 0, count));
  return [...views].map(([menuId, count]) => ({ menuId, views: count }));
}

/** Returns the pages of the tree among some ids, in their order, each once: favourites, pins. */
export function knownMenus(index: MenuIndex, ids: Iterable<string>): readonly MenuEntry[] {
  return [...new Set(ids)].flatMap((id) => {
    const entry = index.byId.get(id);
    return entry?.leaf ? [entry] : [];
  });
}

/** Returns the history: pages by view count, most viewed first; pages viewed equally often keep their given order. */
export function historyMenus(
  index: MenuIndex,
  history: readonly MenuViews[],
  limit: number = HISTORY_MAX,
): readonly MenuEntry[] {
  const viewed = history
    .filter(({ views = 0 }) => views > 0)
    .sort((one, other) => (other.views ?? 0) - (one.views ?? 0));
  return knownMenus(
    index,
    viewed.flatMap(({ menuId }) => menuId ?? []),
  ).slice(0, limit);
}

/** Returns the common menus: the pinned ones first, then the most viewed. */
export function commonMenus(
  index: MenuIndex,
  { pinned, history }: { readonly pinned: readonly string[]; readonly history: readonly MenuViews[] },
  limit: number = COMMON_MENUS_MAX,
): readonly MenuEntry[] {
  const first = knownMenus(index, pinned);
  const viewed = historyMenus(index, history, Number.POSITIVE_INFINITY);
  return [...new Set([...first, ...viewed])].slice(0, limit);
}

/**
 * 'You may like': pages that belong to the one shown and to the most viewed ones, first those that their
 * `relationMenuList` leads to, then their neighbours; never what the history shows already, and with `usableOnly` nothing
 * that must be bought first.
 */
export function suggestMenus(
  index: MenuIndex,
  {
    shown,
    history,
    usableOnly = false,
  }: {
    readonly shown?: MenuEntry | undefined;
    readonly history: readonly MenuViews[];
    readonly usableOnly?: boolean;
  },
  limit: number = SUGGESTIONS_MAX,
): readonly MenuEntry[] {
  const viewed = historyMenus(index, history);
  const sources = [...(shown ? [shown] : []), ...viewed];
  const known = new Set(sources);
  const found = new Set<MenuEntry>();
  const add = (entry: MenuEntry | undefined) => {
    if (!entry || known.has(entry) || found.size >= limit) return;
    if (isVisible(entry, usableOnly)) found.add(entry);
  };
  for (const source of sources) for (const related of relatedOf(index, source)) add(related);
  for (const { parent } of sources) if (parent) for (const leaf of leavesOf(parent)) add(leaf);
  for (const leaf of index.leaves) add(leaf);
  return [...found];
}

function relatedOf(index: MenuIndex, { menu }: MenuEntry): MenuEntry[] {
  return toList(menu.relationMenuList).flatMap((related) => {
    if (!isRecord(related) || typeof related.menuUrl !== 'string') return [];
    const app = typeof related.path === 'string' && related.path ? related.path : (menu.path ?? '');
    const entry = findByPath(index, app, related.menuUrl);
    return entry?.leaf ? [entry] : [];
  });
}
