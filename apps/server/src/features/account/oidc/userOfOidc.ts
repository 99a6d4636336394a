import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { externalIdentities } from '../../../db/schema/accountFlows.ts';
import { users } from '../../../db/schema/identity.ts';
import type { PublicContext } from '../../../http/RequestContext.ts';
import { recordForPerson } from '../../audit/recordAudit.ts';
import type { OidcPerson } from './finishOidc.ts';
import { identityProvider } from './SignInDoor.ts';

/** An account, and whether somebody may sign in to it. */
export type FoundUser = { userId: string; isActive: boolean };

/**
 * The account of a person: the one that the identity is linked to, else the one with the address that the provider
 * verified, which is linked then. Undefined when there is none.
 */
export async function userOfOidc(context: PublicContext, person: OidcPerson): Promise<FoundUser | undefined> {
  const { db } = context;
  const provider = identityProvider(person.door);
  const linked = await findLinked(db, provider, person.subject);
  if (linked) return linked;
  const { email } = person;
  if (!email) return undefined;
  const [user] = await db.select().from(users).where(eq(users.email, email));
  if (!user) return undefined;
  const found = { userId: user.id, isActive: user.status === 'active' };
  if (!found.isActive) return found;
  await db.transaction(async (tx) => {
    const identity = { provider, externalId: person.subject, userId: user.id };
    const [added] = await tx.insert(externalIdentities).values(identity).onConflictDoNothing().returning();
    if (added)
      await recordForPerson(tx, { ...context, userId: user.id }, { kind: 'sign-in', action: 'linked' });
  });
  // Of two that came at once, one has linked it.
  return findLinked(db, provider, person.subject);
}

async function findLinked(
  db: Database,
  provider: string,
  externalId: string,
): Promise<FoundUser | undefined> {
  const [row] = await db
    .select({ userId: users.id, status: users.status })
    .from(externalIdentities)
    .innerJoin(users, eq(users.id, externalIdentities.userId))
    .where(and(eq(externalIdentities.provider, provider), eq(externalIdentities.externalId, externalId)));
  return row && { userId: row.userId, isActive: row.status === 'active' };
}
