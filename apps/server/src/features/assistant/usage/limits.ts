import { aiLimits } from '@portal/api-client/contract/ai';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { companySystems } from '../../../db/schema/systems.ts';
import { readStoredConfig } from '../../setup/storedConfig.ts';

/** How much may be asked: by each person a day, by a company a month; no end where tokens are missing. */
type AssistantLimits = { questionsADay: number; tokensAMonth?: number };

/** The limits of a company: the most that its packages give it, else those of everybody. */
export async function readLimits(db: Database, companyId: string): Promise<AssistantLimits> {
  const { limits = {} } = (await readStoredConfig(db)).assistant ?? {};
  const { packages = [], questionsADay = aiLimits.dailyQuota, tokensAMonth } = limits;
  const usual = { questionsADay, ...(tokensAMonth !== undefined && { tokensAMonth }) };
  if (packages.length === 0) return usual;
  const rows = await db
    .select({ packageId: companySystems.packageId })
    .from(companySystems)
    .where(eq(companySystems.companyId, companyId));
  const own = packages.filter((one) => rows.some(({ packageId }) => packageId === one.package));
  const most = (given: (number | undefined)[], otherwise: number | undefined) => {
    const known = given.filter((one) => one !== undefined);
    return known.length > 0 ? Math.max(...known) : otherwise;
  };
  const ofMonth = most(
    own.map((one) => one.tokensAMonth),
    tokensAMonth,
  );
  return {
    questionsADay:
      most(
        own.map((one) => one.questionsADay),
        questionsADay,
      ) ?? questionsADay,
    ...(ofMonth !== undefined && { tokensAMonth: ofMonth }),
  };
}
