import { type AiQuota, aiCodes } from '@portal/api-client/contract/ai';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { aiQuotaDays } from '../../db/schema/assistant.ts';
import { BusinessError } from '../../http/errors.ts';
import type { AssistantContext } from './AssistantContext.ts';
import { readLimits } from './usage/limits.ts';

type Who = Pick<AssistantContext, 'db' | 'clock' | 'userId' | 'companyId'>;

/** Shanghai has no summer time. */
const ZONE_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** How many questions of today the caller has used. */
export async function readQuota({ db, clock, userId, companyId }: Who): Promise<AiQuota> {
  const now = clock.now();
  const [row] = await db
    .select({ used: aiQuotaDays.used })
    .from(aiQuotaDays)
    .where(
      and(
        eq(aiQuotaDays.companyId, companyId),
        eq(aiQuotaDays.userId, userId),
        eq(aiQuotaDays.day, dayOf(now)),
      ),
    );
  const midnight = (Math.floor((now.getTime() + ZONE_MS) / DAY_MS) + 1) * DAY_MS - ZONE_MS;
  return {
    daily_use_total: row?.used ?? 0,
    daily_quota: (await readLimits(db, companyId)).questionsADay,
    reset_at: new Date(midnight).toISOString(),
  };
}

/** Counts one question, in the transaction that asks it; throws when none is left, however many come at once. */
export async function countQuestion(db: Database, { clock, userId, companyId }: Who): Promise<void> {
  const { questionsADay } = await readLimits(db, companyId);
  if (questionsADay === 0) throw new BusinessError(aiCodes.quotaReached, 'aiQuotaReached');
  const counted = await db
    .insert(aiQuotaDays)
    .values({ companyId, userId, day: dayOf(clock.now()), used: 1 })
    .onConflictDoUpdate({
      target: [aiQuotaDays.companyId, aiQuotaDays.userId, aiQuotaDays.day],
      set: { used: sql`${aiQuotaDays.used} + 1` },
      setWhere: lt(aiQuotaDays.used, questionsADay),
    })
    .returning();
  if (counted.length === 0) throw new BusinessError(aiCodes.quotaReached, 'aiQuotaReached');
}

function dayOf(now: Date): string {
  return new Date(now.getTime() + ZONE_MS).toISOString().slice(0, 10);
}
