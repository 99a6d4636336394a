import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** What describes a menu, in a company's tree as in a template. */
const menuColumns = () => ({
  menuId: text('menu_id').notNull(),
  systemCode: text('system_code').notNull(),
  parentId: text('parent_id'),
  position: integer('position').notNull(),
  menuName: text('menu_name').notNull(),
  menuEnName: text('menu_en_name').notNull(),
  menuKrName: text('menu_kr_name').notNull(),
  path: text('path'),
  menuUrl: text('menu_url'),
  menuIcon: text('menu_icon'),
  platformCode: text('platform_code'),
  platformType: text('platform_type'),
  lastMenu: integer('last_menu').notNull(),
  menuType: text('menu_type').notNull(),
  special: integer('special').notNull(),
  assetsType: text('assets_type'),
  updateFlag: integer('update_flag').notNull(),
  selectFlag: integer('select_flag').notNull(),
  functionClass: text('function_class'),
  /** Addresses of the sub-pages that belong to this menu. */
  relationMenuList: jsonb('relation_menu_list').$type<string[]>(),
  updatePackageId: text('update_package_id'),
  updatePackageIds: jsonb('update_package_ids').$type<string[]>(),
  dependencePlatform: text('dependence_platform'),
  closable: boolean('closable').notNull(),
  noCache: boolean('no_cache').notNull(),
  external: boolean('external').notNull(),
  ignore: boolean('ignore').notNull(),
  statisticsType: text('statistics_type').notNull(),
  resource: text('resource'),
});

/** Every menu of every system of a company: directories and the leaves that open pages. */
export const menus = pgTable(
  'menus',
  {
    companyId: text('company_id').notNull(),
    ...menuColumns(),
    platformExpireTime: moment('platform_expire_time'),
    assetsExpireTime: moment('assets_expire_time'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.menuId] }),
    index('menus_system').on(table.companyId, table.systemCode, table.position),
  ],
);

/** The menus that come with a system. `{company}` in ids and addresses becomes the beginning of the company's own ids. */
export const menuTemplates = pgTable(
  'menu_templates',
  {
    ...menuColumns(),
    /** Days from when the service opens until the platform or the asset runs out. */
    platformExpireDays: integer('platform_expire_days'),
    assetsExpireDays: integer('assets_expire_days'),
    /** Members may open it without being granted more. */
    isForMembers: boolean('is_for_members').notNull(),
  },
  (table) => [primaryKey({ columns: [table.systemCode, table.menuId] })],
);

/** Leaves that a restricted role may open; a role that sees everything has no rows here. */
export const roleMenus = pgTable(
  'role_menus',
  {
    companyId: text('company_id').notNull(),
    role: text('role').notNull(),
    menuId: text('menu_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.role, table.menuId] })],
);

/** Menus that a person pinned. */
export const menuPins = pgTable(
  'menu_pins',
  {
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    menuId: text('menu_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId, table.menuId] })],
);

/** One row each time a person opens a menu. */
export const menuStatistics = pgTable(
  'menu_statistics',
  {
    id: serial('id').primaryKey(),
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    menuId: text('menu_id').notNull(),
    menuName: text('menu_name').notNull(),
    systemCode: text('system_code').notNull(),
    statisticsType: text('statistics_type').notNull(),
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [index('menu_statistics_user').on(table.companyId, table.userId, table.openedAt)],
);
