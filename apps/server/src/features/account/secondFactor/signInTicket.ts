import { accountCodes, type SecondStep } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { digestOf } from '../../../auth/tokens.ts';
import type { Database } from '../../../db/Database.ts';
import { spentNonces, users } from '../../../db/schema/identity.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { PublicContext } from '../../../http/RequestContext.ts';
import { nonceOf, spendFact } from '../others/spendFact.ts';
import type { SessionStart } from '../SessionStart.ts';

const PURPOSE = 'second-step';
const LIFE_S = 600;

/** A sign-in that waits for its second step. */
export type WaitingSignIn = SessionStart & { mustSetUp: boolean; spend: () => Promise<void> };

/** What a sign-in is told that has passed its first step: a ticket to go on with, which is signed and needs no row. */
export async function makeSignInTicket(
  { db, services }: PublicContext,
  { userId, way, autoLogin, companyId }: SessionStart,
  mustSetUp: boolean,
): Promise<SecondStep> {
  const claims = {
    userId,
    way,
    autoLogin: String(autoLogin),
    mustSetUp: String(mustSetUp),
    ...(companyId && { companyId }),
    mark: await markOf(db, userId),
  };
  return { ticket: services.facts.issue(PURPOSE, claims, LIFE_S), mustSetUp };
}

/** The sign-in of a ticket; throws when it is too old, was used, or the password was changed since. */
export async function readSignInTicket(context: PublicContext, ticket: string): Promise<WaitingSignIn> {
  const { db, services } = context;
  const fact = services.facts.read(PURPOSE, ticket);
  const { userId = '', way = '', autoLogin, mustSetUp, companyId, mark } = fact?.claims ?? {};
  if (!fact || mark !== (await markOf(db, userId)) || (await isSpent(db, fact.id))) throw over();
  return {
    userId,
    way: way as SessionStart['way'],
    autoLogin: autoLogin === 'true',
    mustSetUp: mustSetUp === 'true',
    ...(companyId && { companyId }),
    async spend() {
      if (!(await spendFact(db, fact))) throw over();
    },
  };
}

async function isSpent(db: Database, id: string): Promise<boolean> {
  return (await db.$count(spentNonces, eq(spentNonces.nonce, nonceOf({ id })))) > 0;
}

/** Changes with the password and with what became of the account. */
async function markOf(db: Database, userId: string): Promise<string> {
  const [user] = await db
    .select({ hash: users.passwordHash, status: users.status })
    .from(users)
    .where(eq(users.id, userId));
  return user ? digestOf(`${user.hash}\n${user.status}`).slice(0, 16) : 'nobody';
}

function over(): BusinessError {
  return new BusinessError(accountCodes.secondStepOver, 'secondStepOver');
}
