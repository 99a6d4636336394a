import { and, asc, desc, eq, gte, lte, sql, sum } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { aiUsageDays } from '../../../db/schema/assistant.ts';

/** Tokens of one answer, as the provider counted them. */
export type AnswerUsage = { inputTokens: number; outputTokens: number };

/** What a company asked of a model on a day. */
type UsageOfDay = AnswerUsage & { companyId: string; day: string; modelCode: string; answers: number };

/** Shanghai has no summer time. */
const ZONE_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;
const dayOf = (now: Date) => new Date(now.getTime() + ZONE_MS).toISOString().slice(0, 10);

/** Adds an answer to what its company used today. */
export async function recordUsage(
  db: Database,
  {
    companyId,
    modelCode,
    now,
    usage,
  }: { companyId: string; modelCode: string; now: Date; usage: AnswerUsage },
): Promise<void> {
  const { inputTokens, outputTokens } = usage;
  await db
    .insert(aiUsageDays)
    .values({ companyId, day: dayOf(now), modelCode, answers: 1, inputTokens, outputTokens })
    .onConflictDoUpdate({
      target: [aiUsageDays.companyId, aiUsageDays.day, aiUsageDays.modelCode],
      set: {
        answers: sql`${aiUsageDays.answers} + 1`,
        inputTokens: sql`${aiUsageDays.inputTokens} + ${inputTokens}`,
        outputTokens: sql`${aiUsageDays.outputTokens} + ${outputTokens}`,
      },
    });
}

/** What was used between two days, by company, day and model: for operators. */
export function readUsage(
  db: Database,
  { from, to, companyId }: { from: string; to: string; companyId?: string },
): Promise<UsageOfDay[]> {
  return db
    .select()
    .from(aiUsageDays)
    .where(
      and(
        gte(aiUsageDays.day, from),
        lte(aiUsageDays.day, to),
        ...(companyId === undefined ? [] : [eq(aiUsageDays.companyId, companyId)]),
      ),
    )
    .orderBy(asc(aiUsageDays.day), asc(aiUsageDays.companyId), asc(aiUsageDays.modelCode));
}

/** What companies used of each model in the last days, today included, the most used first. */
export function usageByModel(
  db: Database,
  { now, days, companyId }: { now: Date; days: number; companyId?: string | undefined },
) {
  const { answers, inputTokens, outputTokens, modelCode } = aiUsageDays;
  const tokens = sum(sql`${inputTokens} + ${outputTokens}`);
  return db
    .select({
      companyId: aiUsageDays.companyId,
      model: modelCode,
      answers: sum(answers).mapWith(Number),
      inputTokens: sum(inputTokens).mapWith(Number),
      outputTokens: sum(outputTokens).mapWith(Number),
    })
    .from(aiUsageDays)
    .where(
      and(
        gte(aiUsageDays.day, dayOf(new Date(now.getTime() - (days - 1) * DAY_MS))),
        companyId === undefined ? undefined : eq(aiUsageDays.companyId, companyId),
      ),
    )
    .groupBy(aiUsageDays.companyId, modelCode)
    .orderBy(desc(tokens), asc(aiUsageDays.companyId), asc(modelCode));
}

/** Tokens that a company used in the month of a moment. */
export async function tokensOfMonth(db: Database, companyId: string, now: Date): Promise<number> {
  const rows = await readUsage(db, { from: `${dayOf(now).slice(0, 7)}-01`, to: dayOf(now), companyId });
  return rows.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);
}
