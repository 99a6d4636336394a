import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Menus that a person put among the favourites. */
export const menuFavourites = pgTable(
  'menu_favourites',
  {
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    menuId: text('menu_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId, table.menuId] })],
);

/** Custom scenes: menus that a person put together under a name. */
export const customGroups = pgTable(
  'custom_groups',
  {
    groupId: text('group_id').primaryKey(),
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    remark: text('remark').notNull().default(''),
    position: integer('position').notNull(),
    /** Goes up with every change, so that two windows do not overwrite each other. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('custom_groups_person').on(table.companyId, table.userId, table.position)],
);

/** The menus of a scene. */
export const customGroupMenus = pgTable(
  'custom_group_menus',
  {
    groupId: text('group_id')
      .notNull()
      .references(() => customGroups.groupId, { onDelete: 'cascade' }),
    menuId: text('menu_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.menuId] })],
);

/** Which scene a session has in use. */
export const customGroupUses = pgTable('custom_group_uses', {
  sessionId: text('session_id').primaryKey(),
  groupId: text('group_id')
    .notNull()
    .references(() => customGroups.groupId, { onDelete: 'cascade' }),
});

/** What a person thinks of a menu; the last word counts. */
export const menuScores = pgTable(
  'menu_scores',
  {
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    menuId: text('menu_id').notNull(),
    score: integer('score').notNull(),
    remark: text('remark').notNull(),
    scoredAt: moment('scored_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId, table.menuId] })],
);

/** The help document of a menu. */
export const menuDocuments = pgTable(
  'menu_documents',
  {
    companyId: text('company_id').notNull(),
    menuId: text('menu_id').notNull(),
    platformType: text('platform_type').notNull(),
    documentId: text('document_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.menuId] })],
);

/** Whether a person sees the entries of a service that were not purchased: 1 only usable ones, 2 all. */
export const serviceViews = pgTable(
  'service_views',
  {
    userId: text('user_id').notNull(),
    serviceId: text('service_id').notNull(),
    showUpdateFlag: integer('show_update_flag').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.serviceId] })],
);
