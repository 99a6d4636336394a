import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { spentNonces } from '../db/schema/index.ts';
import type { Clock } from '../http/Clock.ts';

/** Seconds a nonce may be used for. */
const NONCE_LIFE_S = 120;

/** Values that may be used once, within two minutes. */
export type Nonces = {
  issue(): { nonce: string; expiresAt: Date };
  /** True for the first use of a nonce of ours that has not expired. */
  spend(nonce: string): Promise<boolean>;
  /** Forgets spent nonces that have expired. */
  sweep(): Promise<void>;
};

/** Makes nonces that are signed, so that only spent ones need a row. */
export function createNonces(deps: { db: Database; clock: Clock; signingKey: Buffer }): Nonces {
  const { db, clock, signingKey } = deps;
  const sign = (text: string) => createHmac('sha256', signingKey).update(`nonce.${text}`).digest();
  return {
    issue() {
      const expiresAt = new Date(clock.now().getTime() + NONCE_LIFE_S * 1000);
      const text = `${expiresAt.getTime().toString(36)}.${randomBytes(12).toString('base64url')}`;
      return { nonce: `${text}.${sign(text).subarray(0, 16).toString('base64url')}`, expiresAt };
    },
    async spend(nonce) {
      const cut = nonce.lastIndexOf('.');
      const text = nonce.slice(0, Math.max(cut, 0));
      const mac = Buffer.from(nonce.slice(cut + 1), 'base64url');
      if (mac.length !== 16 || !timingSafeEqual(mac, sign(text).subarray(0, 16))) return false;
      const expiresAt = new Date(Number.parseInt(text, 36));
      if (expiresAt <= clock.now()) return false;
      const spent = await db
        .insert(spentNonces)
        .values({ nonce: text, expiresAt })
        .onConflictDoNothing()
        .returning();
      return spent.length === 1;
    },
    async sweep() {
      await db.delete(spentNonces).where(lt(spentNonces.expiresAt, clock.now()));
    },
  };
}
