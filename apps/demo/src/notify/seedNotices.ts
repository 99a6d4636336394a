import { createHash } from 'node:crypto';
import { type Database, insertMany } from '@portal/server/data';
import { pushCounters } from '@portal/server/schema/index';
import { notices } from '@portal/server/schema/notices';
import { demoPeople } from '../catalogue/people.ts';
import { createRandom } from '../createRandom.ts';
import { demoUserId } from '../seedPeople.ts';
import { demoNotices } from './demoNotices.ts';

const MINUTE_MS = 60_000;

/** Writes everybody's notices, in each of their companies. */
export async function seedNotices(db: Database, now: Date): Promise<void> {
  const rows = demoPeople.flatMap((person) => {
    const userId = demoUserId(person);
    const companyIds = person.companies.map(([companyId]) => companyId);
    return companyIds.flatMap((companyId, place) =>
      noticesOf(userId, companyId, now).map((row, index, all) => ({
        ...row,
        seq: place * all.length + all.length - index,
      })),
    );
  });
  await insertMany(db, notices, rows);
  const newest = Map.groupBy(rows, ({ userId }) => userId);
  await insertMany(
    db,
    pushCounters,
    [...newest].map(([userId, own]) => ({ userId, seq: own.length })),
  );
}

function noticesOf(userId: string, companyId: string, now: Date) {
  const random = createRandom(`notices:${companyId}:${userId}`);
  let minutesAgo = 0;
  return demoNotices.map(({ isRead, ...notice }, index) => {
    minutesAgo += index < 3 ? random.between(4, 40) : random.between(60, 1_400);
    const sendTime = new Date(now.getTime() - minutesAgo * MINUTE_MS);
    return {
      ...notice,
      id: createHash('sha256').update(`${companyId}:${userId}:${index}`).digest('hex').slice(0, 32),
      userId,
      companyId,
      sendTime,
      createdAt: sendTime,
      readAt: isRead ? new Date(sendTime.getTime() + 30 * MINUTE_MS) : null,
    };
  });
}
