import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { LocalizedText } from './announcements.ts';
import { moment } from './moment.ts';

/** Folders of the help centre. */
export const helpFolders = pgTable('help_folders', {
  folderId: text('folder_id').primaryKey(),
  title: jsonb('title').$type<LocalizedText>().notNull(),
  position: integer('position').notNull(),
});

/** Documents of the help centre, the same for every company. */
export const helpDocuments = pgTable(
  'help_documents',
  {
    docId: text('doc_id').primaryKey(),
    folderId: text('folder_id')
      .notNull()
      .references(() => helpFolders.folderId, { onDelete: 'cascade' }),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    /** HTML as it was written. Pages sanitise it where they render it. */
    content: jsonb('content').$type<LocalizedText>().notNull(),
    position: integer('position').notNull(),
    /** A draft is seen by operators alone. */
    isPublished: boolean('is_published').notNull().default(true),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('help_documents_folder').on(table.folderId, table.position)],
);
