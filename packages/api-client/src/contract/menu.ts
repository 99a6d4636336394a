import * as v from 'valibot';
import { flag, list, maybe, number, text } from './lenient.ts';

const fields = {
  menuId: text(),
  menuName: text(),
  menuEnName: text(),
  menuKrName: text(),
  /** Route inside the micro-app, or the http(s) address of an external page. */
  menuUrl: text(),
  /** Name of the micro-app that shows the entry. */
  path: text(),
  menuIcon: text(),
  systemCode: text(),
  systemDomain: text(),
  platformCode: text(),
  platformType: text(),
  /** 2 = leaf. */
  lastMenu: number(),
  menuType: text(),
  /** 1 content columns, 2 tabs, 3 search. */
  special: number(),
  assetsType: text(),
  /** 1 usable, 2 not purchased. */
  updateFlag: number(),
  /** 2 = pinned. */
  collectFlag: number(),
  selectFlag: number(),
  functionClass: text(),
  platformExpireTime: text(),
  assetsExpireTime: text(),
  updatePackageId: text(),
  updatePackageIds: text(),
  /** `ANY` or a platform's name. */
  dependencePlatform: text(),
  pushpin: flag(),
  closable: flag(),
  noCache: flag(),
  external: flag(),
  ignore: flag(),
  statisticsType: text(),
};

type Fields = typeof fields;
type Present<T> = { [Key in keyof T]?: T[Key] };

/** One entry of a menu tree; every field may be missing, further fields of the server are kept. */
export type Menu = Present<{ [Key in keyof Fields]: Exclude<v.InferOutput<Fields[Key]>, undefined> }> & {
  childMenus?: Menu[];
  relationMenuList?: Menu[];
};

/** A menu as a server or a mock writes it. */
export type MenuInput = Present<{ [Key in keyof Fields]: v.InferInput<Fields[Key]> }> & {
  childMenus?: MenuInput[] | null;
  relationMenuList?: MenuInput[] | null;
};

// An entry that is no object becomes an empty one, so that whoever reads the tree can report its place.
const child = v.fallback(
  v.lazy((): v.GenericSchema<MenuInput, Menu> => MenuSchema),
  () => ({}),
);

const children = maybe(v.array(child));

/** Reads one menu with its children; a broken entry is kept as an empty one and never breaks the tree. */
export const MenuSchema: v.GenericSchema<MenuInput, Menu> = /* @__PURE__ */ v.looseObject({
  ...fields,
  childMenus: children,
  relationMenuList: children,
});

/** Reads a list of menus with their children. */
export const MenuListSchema = /* @__PURE__ */ list(child);

/** Reads a system's menu tree. */
export const MenuTreeResponseSchema = /* @__PURE__ */ v.looseObject({
  childMenus: MenuListSchema,
  homeMenuId: text(),
  useNewMenu: flag(),
  /** 1 shows only usable entries, 2 shows all; missing: `packageShowUpdateFlag`, then 2. */
  showUpdateFlag: number(),
  packageShowUpdateFlag: number(),
  packageId: text(),
});

/** A system's menu tree. */
export type MenuTreeResponse = v.InferOutput<typeof MenuTreeResponseSchema>;
