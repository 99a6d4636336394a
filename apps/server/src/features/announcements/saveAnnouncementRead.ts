import { inArray } from 'drizzle-orm';
import { announcementReads, announcements } from '../../db/schema/announcements.ts';
import type { Handlers } from '../../http/handlers.ts';

/** Keeps which popups the caller closed. */
export const saveAnnouncementRead: Handlers['saveAnnouncementRead'] = async ({ ids }, context) => {
  const { db, userId, clock } = context;
  if (ids.length === 0) return null;
  const known = await db
    .select({ id: announcements.id })
    .from(announcements)
    .where(inArray(announcements.id, ids));
  if (known.length === 0) return null;
  await db
    .insert(announcementReads)
    .values(known.map(({ id }) => ({ userId, announcementId: id, readAt: clock.now() })))
    .onConflictDoNothing();
  return null;
};
