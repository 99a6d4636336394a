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
