import type { SetupMenu } from '@portal/api-client/contract/operator';

/** Where a menu stands: below a menu, or at the top, as the nth of what is there without it. */
type Place = { parentId: string | null; index: number };

/** One thing that is done to a tree of menus. What was done is kept as such: it can be taken back, and done to another tree. */
export type MenuOp =
  | { type: 'add'; menu: SetupMenu; place: Place }
  | { type: 'change'; id: string; fields: Partial<SetupMenu> }
  | { type: 'move'; id: string; place: Place }
  | { type: 'remove'; id: string };

/** A menu with where it stands. */
export type PlacedMenu = {
  menu: SetupMenu;
  parentId: string | null;
  index: number;
  depth: number;
  count: number;
};

/** All menus, each before those below it. */
export function listMenus(tree: readonly SetupMenu[]): PlacedMenu[] {
  const list: PlacedMenu[] = [];
  const visit = (menus: readonly SetupMenu[], parentId: string | null, depth: number) => {
    for (const [index, menu] of menus.entries()) {
      list.push({ menu, parentId, index, depth, count: menus.length });
      visit(menu.menus ?? [], menu.id, depth + 1);
    }
  };
  visit(tree, null, 0);
  return list;
}

/** The tree after one thing was done; undefined where its menu, or where it was to go, is not there. */
export function applyOp(tree: readonly SetupMenu[], op: MenuOp): SetupMenu[] | undefined {
  const ids = new Map(listMenus(tree).map((placed) => [placed.menu.id, placed]));
  switch (op.type) {
    case 'add':
      return ids.has(op.menu.id) || !mayHold(ids, op.place.parentId)
        ? undefined
        : insert(tree, op.menu, op.place);
    case 'change': {
      if (!ids.has(op.id)) return undefined;
      return edit(tree, op.id, (menu) => withoutMissing({ ...menu, ...op.fields }));
    }
    case 'remove':
      return ids.has(op.id) ? without(tree, op.id) : undefined;
    case 'move': {
      const placed = ids.get(op.id);
      const { parentId } = op.place;
      const below = new Set(placed ? listMenus([placed.menu]).map(({ menu }) => menu.id) : []);
      if (!placed || !mayHold(ids, parentId) || (parentId !== null && below.has(parentId))) return undefined;
      return insert(without(tree, op.id), placed.menu, op.place);
    }
  }
}

/** What was done with one more thing; typing on in one field is one thing. */
export function addOp(ops: readonly MenuOp[], op: MenuOp): MenuOp[] {
  const last = ops.at(-1);
  const isSame =
    op.type === 'change' &&
    last?.type === 'change' &&
    last.id === op.id &&
    Object.keys(last.fields).join() === Object.keys(op.fields).join();
  return [...(isSame ? ops.slice(0, -1) : ops), op];
}

/** The tree after all that was done, and what of it could not be done there. */
export function applyOps(
  tree: readonly SetupMenu[],
  ops: readonly MenuOp[],
): { tree: SetupMenu[]; done: MenuOp[]; failed: MenuOp[] } {
  const result = { tree: [...tree], done: [] as MenuOp[], failed: [] as MenuOp[] };
  for (const op of ops) {
    const next = applyOp(result.tree, op);
    if (next) {
      result.tree = next;
      result.done.push(op);
    } else result.failed.push(op);
  }
  return result;
}

/** At the top, and below menus that open nothing themselves. */
function mayHold(ids: ReadonlyMap<string, PlacedMenu>, parentId: string | null): boolean {
  return parentId === null || ids.get(parentId)?.menu.menus !== undefined;
}

function insert(tree: readonly SetupMenu[], menu: SetupMenu, { parentId, index }: Place): SetupMenu[] {
  if (parentId === null) return tree.toSpliced(Math.min(index, tree.length), 0, menu);
  return edit(tree, parentId, (parent) => {
    const { menus = [] } = parent;
    return { ...parent, menus: menus.toSpliced(Math.min(index, menus.length), 0, menu) };
  });
}

function edit(tree: readonly SetupMenu[], id: string, change: (menu: SetupMenu) => SetupMenu): SetupMenu[] {
  return tree.map((menu) => {
    if (menu.id === id) return change(menu);
    return menu.menus ? { ...menu, menus: edit(menu.menus, id, change) } : menu;
  });
}

function without(tree: readonly SetupMenu[], id: string): SetupMenu[] {
  return tree
    .filter((menu) => menu.id !== id)
    .map((menu) => (menu.menus ? { ...menu, menus: without(menu.menus, id) } : menu));
}

function withoutMissing(menu: SetupMenu): SetupMenu {
  const fields = Object.entries(menu).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(fields) as SetupMenu;
}
