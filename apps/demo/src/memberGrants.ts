import type { MenuRow } from './buildMenus.ts';

/** Modules that are not a member's business, by their Chinese name. */
const CLOSED_MODULES = ['采购', '财务', '设置', '权限', '营销主题', '渠道'];
const CLOSED_RESOURCES = ['ads', 'services', 'restock'];

/** The leaves that a member may open: everyday work, but no ads, no money, no settings. */
export function grantedToMembers(rows: readonly MenuRow[]): string[] {
  const byId = new Map(rows.map((row) => [row.menuId, row]));
  return rows
    .filter((row) => row.lastMenu === 2)
    .filter((row) => !CLOSED_RESOURCES.includes(row.resource ?? ''))
    .filter((row) => !CLOSED_MODULES.includes(moduleName(row, byId)))
    .map((row) => row.menuId);
}

function moduleName(row: MenuRow, byId: ReadonlyMap<string, MenuRow>): string {
  let top = row;
  for (let parent = byId.get(row.parentId ?? ''); parent; parent = byId.get(parent.parentId ?? ''))
    top = parent;
  return top.menuName.replace(/（.*）$/, '');
}
