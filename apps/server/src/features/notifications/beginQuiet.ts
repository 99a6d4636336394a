import type { Database } from '../../db/Database.ts';
import { noticeMutes, noticePreferences } from '../../db/schema/notices.ts';
import { readStoredConfig } from '../setup/storedConfig.ts';
import { DEFAULT_ZONE } from './DEFAULT_ZONE.ts';

/** Gives a person who is new the do-not-disturb times that the operator set up; from then on they are the person's own. */
export async function beginQuiet(tx: Database, userId: string): Promise<void> {
  const { quiet } = await readStoredConfig(tx);
  if (!quiet) return;
  const { times, timeZone = DEFAULT_ZONE } = quiet;
  await tx.insert(noticePreferences).values({ userId, timeZone });
  if (times.length === 0) return;
  await tx.insert(noticeMutes).values(
    times.map(({ type, from = '', to = '', muted = false }) => {
      return { userId, messageType: type, beginTime: from, endTime: to, isNextDay: to < from ? 1 : 0, muted };
    }),
  );
}
