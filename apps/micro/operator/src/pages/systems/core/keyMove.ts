import type { SetupMenu } from '@portal/api-client/contract/operator';
import { listMenus, type MenuOp, type PlacedMenu } from './menuOps.ts';

/** Which way a menu is moved by keys: among its neighbours, out of its group, or into the group before it. */
export type Way = 'up' | 'down' | 'out' | 'in';

/** The move of a menu by one step; undefined where there is no further. */
export function keyMove(tree: readonly SetupMenu[], id: string, way: Way): MenuOp | undefined {
  const list = listMenus(tree);
  const at = list.find(({ menu }) => menu.id === id);
  if (!at) return undefined;
  const move = (parentId: string | null, index: number): MenuOp => ({
    type: 'move',
    id,
    place: { parentId, index },
  });
  if (way === 'up') return at.index > 0 ? move(at.parentId, at.index - 1) : undefined;
  if (way === 'down') return at.index < at.count - 1 ? move(at.parentId, at.index + 1) : undefined;
  if (way === 'out') {
    const parent = list.find(({ menu }) => menu.id === at.parentId);
    return parent && move(parent.parentId, parent.index + 1);
  }
  const before = list.find((one) => one.parentId === at.parentId && one.index === at.index - 1);
  return before?.menu.menus ? move(before.menu.id, before.menu.menus.length) : undefined;
}

/** On which part of a row something is dropped. */
export type Zone = 'before' | 'inside' | 'after';

/** The part of a row that a height of the pointer is on; only a group takes something in. */
export function zoneOf(offset: number, height: number, isGroup: boolean): Zone {
  const part = height === 0 ? 0 : offset / height;
  if (isGroup && part > 0.25 && part < 0.75) return 'inside';
  return part < 0.5 ? 'before' : 'after';
}

/** The move of a menu that is dropped on a row; undefined where it stands there already. */
export function dropMove(
  tree: readonly SetupMenu[],
  id: string,
  onId: string,
  zone: Zone,
): MenuOp | undefined {
  const list = listMenus(tree);
  const [at, on] = [id, onId].map((one) => list.find(({ menu }) => menu.id === one));
  if (!at || !on || id === onId) return undefined;
  const place = placeOn(on, zone);
  // The places are counted without the menu itself.
  const isBehind = at.parentId === place.parentId && at.index < place.index;
  const index = isBehind ? place.index - 1 : place.index;
  if (at.parentId === place.parentId && at.index === index) return undefined;
  return { type: 'move', id, place: { parentId: place.parentId, index } };
}

function placeOn({ menu, parentId, index }: PlacedMenu, zone: Zone) {
  if (zone === 'inside') return { parentId: menu.id, index: menu.menus?.length ?? 0 };
  return { parentId, index: zone === 'before' ? index : index + 1 };
}
