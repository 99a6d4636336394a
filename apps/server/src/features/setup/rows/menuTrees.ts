import type { menus } from '../../../db/schema/menus.ts';
import type { FileMenu } from '../file/MenuSchema.ts';

type MenuRow = typeof menus.$inferSelect;

/** A menu as companies and templates have it alike. */
export type PlainMenu<Ends = unknown> = Omit<
  MenuRow,
  'companyId' | 'platformExpireTime' | 'assetsExpireTime'
> & { isForMembers: boolean; platformEnds: Ends | null; assetsEnds: Ends | null };

const LEAF = 2;
const BRANCH = 1;
const FRAME_APP = 'iframe';
const ADDRESS = /^(https?:\/\/|\{appsOrigin\})/;

/** What a menu is unless the file says otherwise; each is a column and a key of the file. */
const DEFAULTS = {
  special: 1,
  closable: true,
  noCache: false,
  ignore: false,
  platformType: null,
  dependencePlatform: null,
  assetsType: null,
  updateFlag: 1,
  updatePackageId: null,
  updatePackageIds: null,
  selectFlag: 1,
  functionClass: null,
  relationMenuList: null,
  statisticsType: '1',
  resource: null,
} as const;
const KEYS = Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[];

/** The rows of a tree, parents before children. */
export function toRows<Ends>(systemCode: string, tree: readonly FileMenu<Ends>[]): PlainMenu<Ends>[] {
  const rows: PlainMenu<Ends>[] = [];
  const add = (menu: FileMenu<Ends>, parentId: string | null) => {
    rows.push(toRow(menu, { systemCode, parentId, position: rows.length + 1 }));
    for (const child of menu.menus ?? []) add(child, menu.id);
  };
  for (const menu of tree) add(menu, null);
  return rows;
}

function toRow<Ends>(
  menu: FileMenu<Ends>,
  place: Pick<MenuRow, 'systemCode' | 'parentId' | 'position'>,
): PlainMenu<Ends> {
  const { id, name, icon, app, page, url, menus: children, members, external, platformCode } = menu;
  const choices = KEYS.map((key) => [key, menu[key] ?? DEFAULTS[key]]);
  return {
    ...place,
    ...(Object.fromEntries(choices) as Pick<MenuRow, keyof typeof DEFAULTS>),
    menuId: id,
    menuName: name.zh,
    menuEnName: name.en,
    menuKrName: name.ko,
    menuIcon: icon ?? null,
    path: url === undefined ? (app ?? null) : FRAME_APP,
    menuUrl: url ?? page ?? null,
    external: external ?? url !== undefined,
    lastMenu: children ? BRANCH : LEAF,
    menuType: String(children ? BRANCH : LEAF),
    platformCode: platformCode ?? place.systemCode,
    isForMembers: members ?? false,
    platformEnds: menu.platformExpires ?? null,
    assetsEnds: menu.assetsExpire ?? null,
  };
}

/** The tree of rows, in the order in which menus show it; what hangs on no branch is not part of it. */
export function toTree<Ends>(rows: readonly PlainMenu<Ends>[]): FileMenu<Ends>[] {
  const children = Map.groupBy(rows, ({ parentId }) => parentId);
  const below = (parentId: string | null): FileMenu<Ends>[] =>
    (children.get(parentId) ?? [])
      .toSorted((a, b) => a.position - b.position)
      .map((row) => ({ ...toMenu(row), ...(row.lastMenu !== LEAF && { menus: below(row.menuId) }) }));
  return below(null);
}

function toMenu<Ends>(row: PlainMenu<Ends>): FileMenu<Ends> {
  const isElsewhere = row.path === FRAME_APP && ADDRESS.test(row.menuUrl ?? '');
  const others = KEYS.filter((key) => JSON.stringify(row[key]) !== JSON.stringify(DEFAULTS[key]));
  return {
    id: row.menuId,
    name: { zh: row.menuName, en: row.menuEnName, ko: row.menuKrName },
    ...(row.menuIcon !== null && { icon: row.menuIcon }),
    ...(isElsewhere && { url: row.menuUrl ?? '' }),
    ...(!isElsewhere && row.path !== null && { app: row.path }),
    ...(!isElsewhere && row.menuUrl !== null && { page: row.menuUrl }),
    ...(row.external !== isElsewhere && { external: row.external }),
    ...(row.isForMembers && { members: true }),
    ...(row.platformCode !== row.systemCode &&
      row.platformCode !== null && { platformCode: row.platformCode }),
    ...Object.fromEntries(others.map((key) => [key, row[key]])),
    ...(row.platformEnds !== null && { platformExpires: row.platformEnds }),
    ...(row.assetsEnds !== null && { assetsExpire: row.assetsEnds }),
  };
}
