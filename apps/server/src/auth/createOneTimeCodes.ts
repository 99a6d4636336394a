import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { oneTimeCodes } from '../db/schema/accountFlows.ts';
import type { Clock } from '../http/Clock.ts';

/** Seconds that a code is good for. */
export const CODE_LIFE_S = 600;
/** Seconds until another code may be asked for. */
export const CODE_RESEND_S = 60;
const MAX_TRIES = 5;

/** What a code is good for. */
export type CodePurpose = 'register' | 'recover' | 'bind';
type CodeSubject = { purpose: CodePurpose; target: string };

/** Six-digit codes that prove that somebody reads a phone's or mailbox's messages. */
export type OneTimeCodes = {
  /** A new code, the former one ends; or how long to wait for the next. */
  make(subject: CodeSubject): Promise<{ code: string } | { retryAfterS: number }>;
  /** True once for the right code, within ten minutes and five tries. */
  redeem(db: Database, subject: CodeSubject, code: string): Promise<boolean>;
  sweep(): Promise<void>;
};

/** Makes codes; what is stored is a keyed digest, since six digits are soon tried through. */
export function createOneTimeCodes(deps: { db: Database; clock: Clock; signingKey: Buffer }): OneTimeCodes {
  const { db, clock, signingKey } = deps;
  const digestOf = ({ purpose, target }: CodeSubject, code: string) =>
    createHmac('sha256', signingKey).update(`code.${purpose}.${target}.${code}`).digest('base64url');
  const isThis = ({ purpose, target }: CodeSubject) =>
    and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.target, target));
  return {
    async make(subject) {
      const now = clock.now();
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const fresh = {
        digest: digestOf(subject, code),
        attempts: 0,
        sentAt: now,
        expiresAt: new Date(now.getTime() + CODE_LIFE_S * 1000),
      };
      const resendFrom = new Date(now.getTime() - CODE_RESEND_S * 1000);
      const made = await db
        .insert(oneTimeCodes)
        .values({ ...subject, ...fresh })
        .onConflictDoUpdate({
          target: [oneTimeCodes.purpose, oneTimeCodes.target],
          set: fresh,
          setWhere: sql`${oneTimeCodes.sentAt} <= ${resendFrom.toISOString()}::timestamptz`,
        })
        .returning();
      if (made.length === 1) return { code };
      const [former] = await db.select().from(oneTimeCodes).where(isThis(subject));
      const age = now.getTime() - (former?.sentAt.getTime() ?? 0);
      return { retryAfterS: Math.max(1, Math.ceil(CODE_RESEND_S - age / 1000)) };
    },
    async redeem(on, subject, code) {
      // Counting comes first, so that parallel tries count like tries in a row.
      const live = and(
        isThis(subject),
        lt(oneTimeCodes.attempts, MAX_TRIES),
        sql`${oneTimeCodes.expiresAt} > ${clock.now().toISOString()}::timestamptz`,
      );
      const [row] = await db
        .update(oneTimeCodes)
        .set({ attempts: sql`${oneTimeCodes.attempts} + 1` })
        .where(live)
        .returning();
      const expected = Buffer.from(row?.digest ?? digestOf(subject, 'none'));
      const isRight = timingSafeEqual(Buffer.from(digestOf(subject, code)), expected) && row !== undefined;
      if (!isRight) return false;
      const used = await on
        .delete(oneTimeCodes)
        .where(and(isThis(subject), eq(oneTimeCodes.digest, row.digest)))
        .returning();
      return used.length === 1;
    },
    async sweep() {
      await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, clock.now()));
    },
  };
}
