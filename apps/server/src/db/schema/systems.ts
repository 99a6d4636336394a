import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** One unit of what a company bought for a system. */
export type BillingValue = { keyValue: string; billingItemValue: number; unlimitedUse: boolean };

/** The systems a company has subscribed to; one row is one service. */
export const companySystems = pgTable(
  'company_systems',
  {
    serviceId: text('service_id').primaryKey(),
    companyId: text('company_id').notNull(),
    systemCode: text('system_code').notNull(),
    position: integer('position').notNull(),
    systemName: text('system_name').notNull(),
    systemEnName: text('system_en_name').notNull(),
    systemKrName: text('system_kr_name').notNull(),
    status: integer('status').notNull(),
    serviceDeploy: integer('service_deploy').notNull(),
    packageId: text('package_id'),
    packageName: text('package_name'),
    packageEnName: text('package_en_name'),
    packageKrName: text('package_kr_name'),
    embedded: boolean('embedded').notNull(),
    systemDomain: text('system_domain').notNull(),
    activatedAt: timestamp('activated_at', { withTimezone: true, mode: 'date' }).notNull(),
    billing: jsonb('billing').$type<BillingValue[]>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }),
    homeMenuId: text('home_menu_id'),
    useNewMenu: boolean('use_new_menu').notNull(),
    showUpdateFlag: integer('show_update_flag'),
    packageShowUpdateFlag: integer('package_show_update_flag'),
  },
  (table) => [index('company_systems_company').on(table.companyId, table.position)],
);

/** Settings an operator keeps for a company, looked up by group or by name. */
export const systemParams = pgTable(
  'system_params',
  {
    companyId: text('company_id').notNull(),
    systemGroup: text('system_group').notNull(),
    systemName: text('system_name').notNull(),
    systemValue: text('system_value').notNull(),
    status: integer('status').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.systemGroup, table.systemName] })],
);

/** A name in Chinese, English and Korean. */
type Names = readonly [chinese: string, english: string, korean: string];

/** The systems that a company can be given: what each is called, and which of its menus is the home. */
export const systemTemplates = pgTable('system_templates', {
  systemCode: text('system_code').primaryKey(),
  position: integer('position').notNull(),
  /** Ends the service id. */
  slug: text('slug').notNull(),
  name: jsonb('name').$type<Names>().notNull(),
  homeMenuId: text('home_menu_id'),
});

/** What a system comes with under a plan such as `trial`, which every new company gets. */
export const planTemplates = pgTable(
  'plan_templates',
  {
    plan: text('plan').notNull(),
    systemCode: text('system_code').notNull(),
    status: integer('status').notNull(),
    serviceDeploy: integer('service_deploy').notNull(),
    packageId: text('package_id'),
    packageName: jsonb('package_name').$type<Names>(),
    billing: jsonb('billing').$type<BillingValue[]>().notNull(),
    /** Days until the service ends. */
    days: integer('days').notNull(),
  },
  (table) => [primaryKey({ columns: [table.plan, table.systemCode] })],
);

/** The parameters that every new company starts with. */
export const paramTemplates = pgTable(
  'param_templates',
  {
    systemGroup: text('system_group').notNull(),
    systemName: text('system_name').notNull(),
    systemValue: text('system_value').notNull(),
    status: integer('status').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.systemGroup, table.systemName] })],
);

/** The countries' marketplaces in which shops are bound. */
export const marketplaces = pgTable('marketplaces', {
  code: text('code').primaryKey(),
  position: integer('position').notNull(),
  name: jsonb('name').$type<Names>().notNull(),
  currency: text('currency').notNull(),
});
