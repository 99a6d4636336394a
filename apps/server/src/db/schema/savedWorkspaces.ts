import type { WorkspaceContent } from '@portal/api-client/contract';
import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { memberships } from './identity.ts';

/** Open pages that a person saved under a name; gone with the person's place in the company. */
export const savedWorkspaces = pgTable(
  'saved_workspaces',
  {
    companyId: text('company_id').notNull(),
    workspaceId: text('workspace_id').notNull(),
    userId: text('user_id').notNull(),
    serviceId: text('service_id').notNull(),
    systemCode: text('system_code').notNull(),
    name: text('name').notNull(),
    content: jsonb('content').$type<WorkspaceContent>().notNull(),
    /** Its owner alone, colleagues who have its link, or all of the company. */
    audience: text('audience').$type<'own' | 'link' | 'team'>().notNull().default('own'),
    /** For a day it can be brought back. */
    deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.workspaceId] }),
    uniqueIndex('saved_workspaces_name')
      .on(table.companyId, table.userId, table.serviceId, table.name)
      .where(sql`deleted_at is null`),
    index('saved_workspaces_team').on(table.companyId).where(sql`audience = 'team'`),
    foreignKey({
      columns: [table.userId, table.companyId],
      foreignColumns: [memberships.userId, memberships.companyId],
    }).onDelete('cascade'),
  ],
);

/** The workspace that a person starts a system with. */
export const workspaceStarts = pgTable(
  'workspace_starts',
  {
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    serviceId: text('service_id').notNull(),
    workspaceId: text('workspace_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.serviceId] }),
    foreignKey({
      columns: [table.userId, table.companyId],
      foreignColumns: [memberships.userId, memberships.companyId],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.companyId, table.workspaceId],
      foreignColumns: [savedWorkspaces.companyId, savedWorkspaces.workspaceId],
    }).onDelete('cascade'),
  ],
);
