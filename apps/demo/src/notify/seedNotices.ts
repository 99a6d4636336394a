import { createHash } from 'node:crypto';
import { exportStatuses } from '@portal/api-client/contract';
import { type Database, insertMany } from '@portal/server/data';
import { downloadTasks } from '@portal/server/schema/exports';
import { pushCounters } from '@portal/server/schema/index';
import { notices } from '@portal/server/schema/notices';
import { and, desc, eq } from 'drizzle-orm';
import { demoCompanies } from '../catalogue/companies.ts';
import { demoPeople } from '../catalogue/people.ts';
import { createRandom } from '../createRandom.ts';
import { demoUserId } from '../seedPeople.ts';
import { type DemoNotice, demoNotices } from './demoNotices.ts';
import { readNoticeFacts } from './readNoticeFacts.ts';

const MINUTE_MS = 60_000;

/** Writes everybody's notices, in each of their companies: what the company's data say at that moment. */
export async function seedNotices(db: Database, now: Date): Promise<void> {
  const facts = new Map<string, Awaited<ReturnType<typeof readNoticeFacts>>>();
  for (const { id } of demoCompanies) facts.set(id, await readNoticeFacts(db, id, now));
  const exported = await db
    .select({ userId: downloadTasks.userId, companyId: downloadTasks.companyId, name: downloadTasks.name })
    .from(downloadTasks)
    .where(and(eq(downloadTasks.status, exportStatuses.ready), eq(downloadTasks.isDeleted, false)))
    .orderBy(desc(downloadTasks.createdAt));
  const rows = demoPeople.flatMap((person) => {
    const userId = demoUserId(person);
    let before = 0;
    return person.companies.flatMap(([companyId]) => {
      const ofCompany = facts.get(companyId);
      if (!ofCompany) throw new Error(`No company ${companyId}`);
      const file = exported.find((one) => one.userId === userId && one.companyId === companyId);
      const own = noticesOf(userId, companyId, now, demoNotices({ ...ofCompany, exported: file?.name }));
      before += own.length;
      return own.map((row, index) => ({ ...row, seq: before - index }));
    });
  });
  await insertMany(db, notices, rows);
  const newest = Map.groupBy(rows, ({ userId }) => userId);
  await insertMany(
    db,
    pushCounters,
    [...newest].map(([userId, own]) => ({ userId, seq: own.length })),
  );
}

function noticesOf(userId: string, companyId: string, now: Date, told: readonly DemoNotice[]) {
  const random = createRandom(`notices:${companyId}:${userId}`);
  let minutesAgo = 0;
  return told.map(({ isRead, ...notice }, index) => {
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
