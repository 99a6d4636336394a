import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { prepareOnce } from '../../db/prepareOnce.ts';
import { announcementReads, type announcements, publicFiles } from '../../db/schema/announcements.ts';
import { inLocale } from '../../http/inLocale.ts';
import type { RequestContext } from '../../http/RequestContext.ts';

type Row = typeof announcements.$inferSelect;

const attachments = prepareOnce((db) =>
  db
    .select()
    .from(publicFiles)
    .where(and(isOneOf(publicFiles.announcementId), eq(publicFiles.kind, 'attachment')))
    .orderBy(asc(publicFiles.position))
    .prepare('announcement_attachments'),
);

const ownReads = prepareOnce((db) =>
  db
    .select({ id: announcementReads.announcementId })
    .from(announcementReads)
    .where(
      and(eq(announcementReads.userId, sql.placeholder('userId')), isOneOf(announcementReads.announcementId)),
    )
    .prepare('own_announcement_reads'),
);

function isOneOf(column: PgColumn): SQL {
  return sql`${column} = any(${sql.placeholder('ids')}::text[])`;
}

/** Announcements as clients get them: in the caller's language, with attachments. Texts stay as they were written. */
export async function toAnnouncements(rows: readonly Row[], context: RequestContext) {
  const { db, userId, locale, services, host, secure } = context;
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [files, read] = await Promise.all([
    attachments(db).execute({ ids }),
    ownReads(db).execute({ ids, userId }),
  ]);
  const isRead = new Set(read.map(({ id }) => id));
  const origin = services.runtimeConfig.portalOrigin({ host, secure });
  return rows.map((row) => ({
    id: row.id,
    announcementType: row.type,
    announcementTitle: inLocale(row.title, locale),
    announcementContent: inLocale(row.content, locale),
    announcementOnTime: row.publishedAt.toISOString(),
    hasRead: isRead.has(row.id) ? 1 : 2,
    enclosureList: files
      .filter((file) => file.announcementId === row.id)
      .map(({ token, name }) => ({
        enclosureFileUrl: `${origin}/upload/download?token=${token}&fileName=${encodeURIComponent(name)}`,
        enclosureFileName: name,
      })),
  }));
}
