import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { secondFactors } from '../../../db/schema/secondFactor.ts';
import { spendRecoveryCode } from './recoveryCodes.ts';
import { totpStep } from './totp.ts';

/** By what a second step was passed. */
export type PassedBy = 'totp' | 'recovery-code';

/** Takes a person's code, once: neither it nor an earlier one of the app is taken again. Undefined when it is wrong. */
export async function checkSecondStep(
  db: Database,
  now: Date,
  { userId, code }: { userId: string; code: string },
): Promise<PassedBy | undefined> {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits))
    return (await spendRecoveryCode(db, userId, code)) ? 'recovery-code' : undefined;
  const isOn = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
  const [factor] = await db.select().from(secondFactors).where(isOn);
  const step = factor && totpStep(factor.secret, digits, now);
  if (step === undefined) return undefined;
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(isOn, lt(secondFactors.lastStep, step)))
    .returning();
  return taken.length === 1 ? 'totp' : undefined;
}
