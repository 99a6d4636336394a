import { inArray } from 'drizzle-orm';
import { announcementReads, announcements } from '../../db/schema/announcements.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notifyProcesses } from '../../realtime/notifyProcesses.ts';

/** Keeps which popups the caller acknowledged; their other pages hear of it. */
export const saveAnnouncementRead: Handlers['saveAnnouncementRead'] = async ({ ids }, context) => {
  const { db, userId, clock } = context;
  if (ids.length === 0) return null;
  const known = await db
    .select({ id: announcements.id })
    .from(announcements)
    .where(inArray(announcements.id, ids));
  if (known.length === 0) return null;
  await db.transaction(async (tx) => {
    await tx
      .insert(announcementReads)
      .values(known.map(({ id }) => ({ userId, announcementId: id, readAt: clock.now() })))
      .onConflictDoNothing();
    await notifyProcesses(tx, { type: 'changed', userId, what: 'announcements' });
  });
  return null;
};
