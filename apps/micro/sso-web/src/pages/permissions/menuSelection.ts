import type { GrantableMenu } from '@portal/api-client/contract';

/** The menus of a system, to be looked through from above. */
export type MenuIndex = {
  /** The children of a menu; of the system itself under the empty id. */
  childrenOf: ReadonlyMap<string, readonly GrantableMenu[]>;
  /** The pages at or below a menu; of the whole system under the empty id. */
  leavesOf: ReadonlyMap<string, readonly string[]>;
};

/** Whether all, some or none of what is below a menu is chosen. */
export type Chosen = 'all' | 'some' | 'none';

/** Sorts a system's menus, parents before children, into a tree. */
export function indexMenus(menus: readonly GrantableMenu[]): MenuIndex {
  const known = new Set(menus.map(({ menuId }) => menuId));
  const parentOf = ({ menuId, parentId }: GrantableMenu) =>
    parentId && parentId !== menuId && known.has(parentId) ? parentId : '';
  const childrenOf = new Map<string, GrantableMenu[]>();
  const leavesOf = new Map<string, string[]>([['', []]]);
  const parents = new Map(menus.map((menu) => [menu.menuId, parentOf(menu)]));
  for (const menu of menus) {
    const parent = parentOf(menu);
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), menu]);
    if (!menu.isLeaf) continue;
    const seen = new Set<string>();
    for (let at = menu.menuId; !seen.has(at); at = parents.get(at) ?? '') {
      seen.add(at);
      leavesOf.set(at, [...(leavesOf.get(at) ?? []), menu.menuId]);
    }
  }
  return { childrenOf, leavesOf };
}

/** How much of what is below a menu is chosen. */
export function chosenOf(index: MenuIndex, menuId: string, chosen: ReadonlySet<string>): Chosen {
  const leaves = index.leavesOf.get(menuId) ?? [];
  const count = leaves.filter((leaf) => chosen.has(leaf)).length;
  return count === 0 ? 'none' : count === leaves.length ? 'all' : 'some';
}

/** Chooses everything below a menu, or nothing when all of it was chosen. */
export function toggleMenu(index: MenuIndex, menuId: string, chosen: ReadonlySet<string>): Set<string> {
  const next = new Set(chosen);
  const isOn = chosenOf(index, menuId, chosen) === 'all';
  for (const leaf of index.leavesOf.get(menuId) ?? []) {
    if (isOn) next.delete(leaf);
    else next.add(leaf);
  }
  return next;
}

/** The menus that match, with what leads to them and what is below them. */
export function filterMenus(
  menus: readonly GrantableMenu[],
  keyword: string,
  labelOf: (menu: GrantableMenu) => string,
): readonly GrantableMenu[] {
  const wanted = keyword.trim().toLowerCase();
  if (wanted === '') return menus;
  const byId = new Map(menus.map((menu) => [menu.menuId, menu]));
  const kept = new Set<string>();
  const matching = new Set<string>();
  for (const menu of menus) {
    const isBelow = menu.parentId !== undefined && matching.has(menu.parentId);
    if (!isBelow && !labelOf(menu).toLowerCase().includes(wanted)) continue;
    matching.add(menu.menuId);
    for (let at: GrantableMenu | undefined = menu; at && !kept.has(at.menuId); ) {
      kept.add(at.menuId);
      at = byId.get(at.parentId ?? '');
    }
  }
  return menus.filter(({ menuId }) => kept.has(menuId));
}
