import { answerCodes, type MuteSettings } from '@portal/api-client/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { noticeMutes, noticePreferences } from '../../db/schema/notices.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notifyProcesses } from '../../realtime/notifyProcesses.ts';
import { isZoneOrOffset } from '../business/companyDays.ts';
import { DEFAULT_ZONE } from './DEFAULT_ZONE.ts';

const LONGEST_PAUSE_MS = 7 * 24 * 60 * 60_000;

/** The caller's do-not-disturb settings. */
export const getNoticeMuteTime: Handlers['getNoticeMuteTime'] = (_request, { db, userId }) =>
  readSettings(db, userId);

/** Sets, mutes or clears one message type. */
export const saveNoticeMuteTime: Handlers['saveNoticeMuteTime'] = async (request, { db, userId }) => {
  const { messageType, beginTime, endTime, muted, timeZone } = request;
  const isNextDay = request.isNextDay ?? (endTime < beginTime ? 1 : 0);
  if (timeZone !== undefined && !isZoneOrOffset(timeZone)) throw invalid('timeZone');
  if ((beginTime === '') !== (endTime === '') || beginTime === '24:00') throw invalid('beginTime');
  // From a time to a later one on the next day would be more than a day.
  if (isNextDay === 1 && beginTime < endTime) throw invalid('isNextDay');
  return db.transaction(async (tx) => {
    if (timeZone !== undefined) await savePreference(tx, userId, { timeZone });
    const own = and(eq(noticeMutes.userId, userId), eq(noticeMutes.messageType, messageType));
    if (beginTime === '' && !muted) await tx.delete(noticeMutes).where(own);
    else {
      const window = { beginTime, endTime, isNextDay, muted };
      await tx
        .insert(noticeMutes)
        .values({ userId, messageType, ...window })
        .onConflictDoUpdate({ target: [noticeMutes.userId, noticeMutes.messageType], set: window });
    }
    return tell(tx, userId);
  });
};

/** Keeps everything quiet until a moment. */
export const saveNoticePause: Handlers['saveNoticePause'] = async (
  { pausedUntil },
  { db, userId, clock },
) => {
  const until = pausedUntil === null ? null : new Date(pausedUntil);
  const now = clock.now().getTime();
  if (until && (Number.isNaN(until.getTime()) || until.getTime() > now + LONGEST_PAUSE_MS))
    throw invalid('pausedUntil');
  return db.transaction(async (tx) => {
    await savePreference(tx, userId, { pausedUntil: until });
    return tell(tx, userId);
  });
};

/** Reads a person's do-not-disturb settings. */
export async function readSettings(db: Database, userId: string): Promise<MuteSettings> {
  const rows = await db
    .select({
      messageType: noticeMutes.messageType,
      beginTime: noticeMutes.beginTime,
      endTime: noticeMutes.endTime,
      isNextDay: noticeMutes.isNextDay,
      muted: noticeMutes.muted,
    })
    .from(noticeMutes)
    .where(eq(noticeMutes.userId, userId))
    .orderBy(asc(noticeMutes.messageType));
  const [preference] = await db
    .select()
    .from(noticePreferences)
    .where(eq(noticePreferences.userId, userId))
    .limit(1);
  return {
    dataList: rows,
    timeZone: preference?.timeZone ?? DEFAULT_ZONE,
    pausedUntil: preference?.pausedUntil?.toISOString(),
  };
}

async function savePreference(
  db: Database,
  userId: string,
  change: { timeZone?: string; pausedUntil?: Date | null },
): Promise<void> {
  await db
    .insert(noticePreferences)
    .values({ userId, timeZone: DEFAULT_ZONE, ...change })
    .onConflictDoUpdate({ target: noticePreferences.userId, set: change });
}

/** All of the person's pages hear of it, and the caller gets what holds now. */
async function tell(db: Database, userId: string): Promise<MuteSettings> {
  await notifyProcesses(db, { type: 'changed', userId, what: 'mute' });
  return readSettings(db, userId);
}

function invalid(field: string): BusinessError {
  return new BusinessError(answerCodes.badRequest, 'badRequest', { data: { field } });
}
