import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { loginThrottles } from '../db/schema/index.ts';
import type { Clock } from '../http/Clock.ts';
import { digestOf } from './tokens.ts';

/** How many failures are free, and how the delay grows after them. */
type Policy = { free: number; firstDelayS: number; maxDelayS: number };

/** What is guessed at: each has a budget of its own. */
type Secret = 'password' | 'code' | 'second-step';

/** The account that is tried, and the address it is tried from. */
type Try = { secret: Secret; account: string; address: string };

/**
 * One account from one address is slowed down soon and long. An account from anywhere is slowed down by a minute at
 * most, so that nobody can lock a person out for good. An address is slowed down whatever accounts it tries.
 */
const POLICIES = {
  pair: { free: 5, firstDelayS: 30, maxDelayS: 900 },
  account: { free: 20, firstDelayS: 15, maxDelayS: 60 },
  address: { free: 50, firstDelayS: 30, maxDelayS: 900 },
  codeTarget: { free: 5, firstDelayS: 600, maxDelayS: 3600 },
  codeAddress: { free: 30, firstDelayS: 60, maxDelayS: 900 },
} as const satisfies Record<string, Policy>;

const FORGET_AFTER_S = 1800;

/** Slows down guessing; kept in the database, so that it holds over processes and restarts. */
export type LoginThrottle = {
  /**
   * Checks a secret unless the try has to wait. A wrong one counts for account and address, a right one begins the
   * account's counts anew, and a check that throws was no try.
   */
  attempt(who: Try, check: () => Promise<boolean>): Promise<boolean | { retryAfterS: number }>;
  /** Counts a code that is asked for, whoever gets it: nobody's phone or mailbox can be flooded. */
  beginCode(target: string, address: string): Promise<{ retryAfterS: number } | undefined>;
  /** Forgets old counts. */
  sweep(): Promise<void>;
};

/**
 * Makes the throttle. For one account tries are counted before the check, so that parallel ones count like those in a
 * row; for an address, which many people may share, only what was wrong is counted.
 */
export function createLoginThrottle({ db, clock }: { db: Database; clock: Clock }): LoginThrottle {
  const count = async (subject: string, policy: Policy): Promise<number> => {
    const now = clock.now();
    const at = sql`${now.toISOString()}::timestamptz`;
    const old = sql`${new Date(now.getTime() - FORGET_AFTER_S * 1000).toISOString()}::timestamptz`;
    const { failures, blockedUntil, updatedAt } = loginThrottles;
    const blocked = sql`coalesce(${blockedUntil} > ${at}, false)`;
    const next = sql`case when ${blocked} then ${failures} when ${updatedAt} < ${old} then 1 else ${failures} + 1 end`;
    const delay = sql`least(${policy.maxDelayS}::int, ${policy.firstDelayS} * power(2, least((${next}) - ${policy.free}, 10)))`;
    const until = sql`case when ${blocked} then ${blockedUntil}
      when (${next}) >= ${policy.free} then ${at} + interval '1 second' * ${delay} else null end`;
    const changes = {
      failures: next,
      blockedUntil: until,
      admitted: sql`not ${blocked}`,
      updatedAt: sql`case when ${blocked} then ${updatedAt} else ${at} end`,
    };
    const [row] = await db
      .insert(loginThrottles)
      .values({ subject, failures: 1, updatedAt: now })
      .onConflictDoUpdate({ target: loginThrottles.subject, set: changes })
      .returning();
    if (!row || row.admitted) return 0;
    return Math.max(1, Math.ceil(((row.blockedUntil?.getTime() ?? 0) - now.getTime()) / 1000));
  };
  /** Takes a try back that was none. */
  const uncount = async (subject: string, { free }: Policy) => {
    const { failures, blockedUntil } = loginThrottles;
    const open = sql`case when ${failures} <= ${free} then null else ${blockedUntil} end`;
    await db
      .update(loginThrottles)
      .set({ failures: sql`greatest(${failures} - 1, 0)`, blockedUntil: open })
      .where(eq(loginThrottles.subject, subject));
  };
  const waitOf = async (subject: string): Promise<number> => {
    const [row] = await db.select().from(loginThrottles).where(eq(loginThrottles.subject, subject));
    return Math.ceil(((row?.blockedUntil?.getTime() ?? 0) - clock.now().getTime()) / 1000);
  };
  return {
    async attempt(who, check) {
      const subjects = subjectsOf(who);
      const addressWait = await waitOf(subjects.address);
      if (addressWait > 0) return { retryAfterS: addressWait };
      const accountWait = await count(subjects.account, POLICIES.account);
      if (accountWait > 0) return { retryAfterS: accountWait };
      const takeBack = () => uncount(subjects.account, POLICIES.account);
      const pairWait = await count(subjects.pair, POLICIES.pair);
      if (pairWait > 0) {
        await takeBack();
        return { retryAfterS: pairWait };
      }
      let isRight: boolean;
      try {
        isRight = await check();
      } catch (error) {
        await takeBack();
        await uncount(subjects.pair, POLICIES.pair);
        throw error;
      }
      if (isRight) {
        const own = [subjects.pair, subjects.account];
        await db.delete(loginThrottles).where(inArray(loginThrottles.subject, own));
      } else await count(subjects.address, POLICIES.address);
      return isRight;
    },
    async beginCode(target, address) {
      const waits = [
        await count(`code-target:${digestOf(target)}`, POLICIES.codeTarget),
        await count(`code-address:${digestOf(address)}`, POLICIES.codeAddress),
      ];
      const wait = Math.max(...waits);
      return wait > 0 ? { retryAfterS: wait } : undefined;
    },
    async sweep() {
      const old = new Date(clock.now().getTime() - FORGET_AFTER_S * 1000);
      await db.delete(loginThrottles).where(lt(loginThrottles.updatedAt, old));
    },
  };
}

function subjectsOf({ secret, account, address }: Try): Record<'pair' | 'account' | 'address', string> {
  const name = account.trim().toLowerCase();
  const kind = secret === 'password' ? '' : `${secret}-`;
  return {
    pair: `${kind}pair:${digestOf(`${name}\n${address}`)}`,
    account: `${kind}account:${digestOf(name)}`,
    address: `${kind}from:${digestOf(address)}`,
  };
}
