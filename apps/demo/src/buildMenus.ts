import type { menus } from '@portal/server/schema/menus';
import { DAY_MS } from './ledger/ledgerDays.ts';
import { expandOutline } from './trees/expandOutline.ts';
import { menuTarget } from './trees/menuTarget.ts';
import { type OutlineNode, parseOutline } from './trees/parseOutline.ts';

/** A row of the menu table. */
export type MenuRow = typeof menus.$inferInsert;

/** The menus of one system. */
export type SystemMenus = { rows: MenuRow[]; homeMenuId: string | null; pinned: string[] };

/** What `buildMenus` is told about the system. */
export type BuildMenusOptions = {
  companyId: string;
  systemCode: string;
  outline: string;
  /** Leads every menu id of this system. */
  idPrefix: string;
  /** How many copies of the tree stand side by side. */
  copies: number;
  now: Date;
};

/** Makes a system's menu rows, parents before children. */
export function buildMenus(options: BuildMenusOptions): SystemMenus {
  const result: SystemMenus = { rows: [], homeMenuId: null, pinned: [] };
  const urls = new Set<string>();
  const add = (node: OutlineNode, parentId: string | null) => {
    const menuId = node.traits.get('long-key') ?? `${options.idPrefix}${result.rows.length + 1}`;
    const row = toRow(node, { options, menuId, parentId, position: result.rows.length + 1 });
    if (row.menuUrl) row.menuUrl = uniqueUrl(row.menuUrl, menuId, urls);
    result.rows.push(row);
    if (node.traits.has('home')) result.homeMenuId = menuId;
    if (node.traits.has('pin')) result.pinned.push(menuId);
    for (const child of node.children) add(child, menuId);
  };
  for (const root of expandOutline(parseOutline(options.outline), options.copies)) add(root, null);
  return result;
}

type RowPlace = { options: BuildMenusOptions; menuId: string; parentId: string | null; position: number };

function toRow(node: OutlineNode, { options, menuId, parentId, position }: RowPlace): MenuRow {
  const { traits } = node;
  const target = node.target ? menuTarget(node.target) : undefined;
  const unpaid = traits.get('unpaid')?.split(',');
  const related = traits.get('related');
  const platform = traits.get('platform-expired') ?? traits.get('lock') ?? null;
  return {
    companyId: options.companyId,
    menuId,
    systemCode: options.systemCode,
    parentId,
    position,
    menuName: node.name[0],
    menuEnName: node.name[1],
    menuKrName: node.name[2],
    path: target?.path ?? null,
    menuUrl: target?.menuUrl ?? null,
    menuIcon: traits.has('icon') ? `gb-icon-${traits.get('icon')}` : null,
    platformCode: options.systemCode,
    platformType: platform === 'ANY' ? null : platform,
    lastMenu: target ? 2 : 1,
    menuType: target ? '2' : '1',
    special: Number(traits.get('special') ?? 1),
    assetsType: traits.get('asset-expired') ?? null,
    updateFlag: unpaid ? 2 : 1,
    selectFlag: traits.has('select') ? 2 : 1,
    functionClass: traits.get('class') ?? null,
    platformExpireTime: traits.has('platform-expired') ? daysFrom(options.now, -12) : null,
    assetsExpireTime: traits.has('asset-expired') ? daysFrom(options.now, -30) : null,
    relationMenuList: related ? [related] : null,
    updatePackageId: unpaid?.[0] ?? null,
    updatePackageIds: unpaid ?? null,
    dependencePlatform: traits.get('lock') ?? null,
    closable: !traits.has('home'),
    noCache: traits.has('nocache'),
    external: target?.external ?? false,
    ignore: false,
    statisticsType: '1',
    resource: target?.resource ?? null,
  };
}

/** Two menus may show the same page; each keeps an address of its own, so that a link finds its menu again. */
function uniqueUrl(url: string, menuId: string, urls: Set<string>): string {
  const unique = urls.has(url) ? `${url}${url.includes('?') ? '&' : '?'}menu=${menuId}` : url;
  urls.add(unique);
  return unique;
}

function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
