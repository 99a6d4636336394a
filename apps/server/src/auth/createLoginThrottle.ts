import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { loginThrottles } from '../db/schema/index.ts';
import type { Clock } from '../http/Clock.ts';
import { digestOf } from './tokens.ts';

/** How many failures are free, and how the delay grows after them. */
type Policy = { free: number; firstDelayS: number; maxDelayS: number };

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
  /** Counts a try before the password is looked at; says how many seconds to wait when it is one too many. */
  begin(account: string, address: string): Promise<{ retryAfterS: number } | undefined>;
  /** Counts a code that is asked for, whoever gets it: nobody's phone or mailbox can be flooded. */
  beginCode(target: string, address: string): Promise<{ retryAfterS: number } | undefined>;
  /** The try was right: the account's own counts begin anew, and the address is not charged for it. */
  succeeded(account: string, address: string): Promise<void>;
  /** Forgets old counts. */
  sweep(): Promise<void>;
};

/** Makes the throttle. Counting comes first, so that parallel tries count like tries in a row. */
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
  /** An address that many people share is not slowed down by those who sign in rightly. */
  const uncount = async (subject: string, { free }: Policy) => {
    const { failures, blockedUntil } = loginThrottles;
    const open = sql`case when ${failures} <= ${free} then null else ${blockedUntil} end`;
    await db
      .update(loginThrottles)
      .set({ failures: sql`greatest(${failures} - 1, 0)`, blockedUntil: open })
      .where(eq(loginThrottles.subject, subject));
  };
  return {
    async begin(account, address) {
      const subjects = subjectsOf(account, address);
      let wait = 0;
      for (const name of ['address', 'account', 'pair'] as const)
        wait = Math.max(wait, await count(subjects[name], POLICIES[name]));
      return wait > 0 ? { retryAfterS: wait } : undefined;
    },
    async beginCode(target, address) {
      const waits = [
        await count(`code-target:${digestOf(target)}`, POLICIES.codeTarget),
        await count(`code-address:${digestOf(address)}`, POLICIES.codeAddress),
      ];
      const wait = Math.max(...waits);
      return wait > 0 ? { retryAfterS: wait } : undefined;
    },
    async succeeded(account, address) {
      const subjects = subjectsOf(account, address);
      await db
        .delete(loginThrottles)
        .where(inArray(loginThrottles.subject, [subjects.pair, subjects.account]));
      await uncount(subjects.address, POLICIES.address);
    },
    async sweep() {
      const old = new Date(clock.now().getTime() - FORGET_AFTER_S * 1000);
      await db.delete(loginThrottles).where(lt(loginThrottles.updatedAt, old));
    },
  };
}

function subjectsOf(account: string, address: string): Record<'pair' | 'account' | 'address', string> {
  const name = account.trim().toLowerCase();
  return {
    pair: `pair:${digestOf(`${name}\n${address}`)}`,
    account: `account:${digestOf(name)}`,
    address: `address:${digestOf(address)}`,
  };
}
