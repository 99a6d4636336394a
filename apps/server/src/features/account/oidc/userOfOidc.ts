import { and, eq, inArray } from 'drizzle-orm';
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
  const linked = await findLinked(db, person);
  if (linked) return linked;
  const { email } = person;
  if (!email) return undefined;
  const [user] = await db.select().from(users).where(eq(users.email, email));
  if (!user) return undefined;
  const found = { userId: user.id, isActive: user.status === 'active' };
  if (!found.isActive) return found;
  await db.transaction((tx) => addLink(tx, context, person, user.id));
  // Of two that came at once, one has linked it.
  return findLinked(db, person);
}

/** Links an account to a person's identity, and takes note of it; false where the identity was linked meanwhile. */
export async function addLink(
  tx: Database,
  context: PublicContext,
  { door, subjects }: OidcPerson,
  userId: string,
): Promise<boolean> {
  const identity = { provider: identityProvider(door), externalId: subjects[0], userId };
  const [added] = await tx.insert(externalIdentities).values(identity).onConflictDoNothing().returning();
  if (added) await recordForPerson(tx, { ...context, userId }, { kind: 'sign-in', action: 'linked' });
  return added !== undefined;
}

/** The account that one of a person's ids is linked to. */
export async function findLinked(
  db: Database,
  { door, subjects }: Pick<OidcPerson, 'door' | 'subjects'>,
): Promise<FoundUser | undefined> {
  const isTheirs = and(
    eq(externalIdentities.provider, identityProvider(door)),
    inArray(externalIdentities.externalId, [...subjects]),
  );
  const [row] = await db
    .select({ userId: users.id, status: users.status })
    .from(externalIdentities)
    .innerJoin(users, eq(users.id, externalIdentities.userId))
    .where(isTheirs);
  return row && { userId: row.userId, isActive: row.status === 'active' };
}
