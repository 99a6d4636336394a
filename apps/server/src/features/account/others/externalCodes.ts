import { and, eq, gt, lt } from 'drizzle-orm';
import { createToken, digestOf } from '../../../auth/tokens.ts';
import type { Database } from '../../../db/Database.ts';
import { externalCodes } from '../../../db/schema/accountFlows.ts';
import type { Clock } from '../../../http/Clock.ts';

const LIFE_S = 300;

/** Who somebody is with another party. */
export type ExternalPerson = { externalId: string; name: string };

/** Makes a code, token or ticket that is good for one use within five minutes. */
export async function makeExternalCode(
  db: Database,
  clock: Clock,
  kind: string,
  { externalId, name }: ExternalPerson,
): Promise<string> {
  const { token, digest } = createToken();
  const expiresAt = new Date(clock.now().getTime() + LIFE_S * 1000);
  await db.insert(externalCodes).values({ digest, kind, externalId, name, expiresAt });
  return token;
}

/** Uses a code up: who it stands for, or undefined when it is unknown, used, too old or of another kind. */
export async function redeemExternalCode(
  db: Database,
  clock: Clock,
  kind: string,
  code: string,
): Promise<ExternalPerson | undefined> {
  await db.delete(externalCodes).where(lt(externalCodes.expiresAt, clock.now()));
  const isThis = and(
    eq(externalCodes.digest, digestOf(code)),
    eq(externalCodes.kind, kind),
    gt(externalCodes.expiresAt, clock.now()),
  );
  const [row] = await db.delete(externalCodes).where(isThis).returning();
  return row && { externalId: row.externalId, name: row.name };
}
