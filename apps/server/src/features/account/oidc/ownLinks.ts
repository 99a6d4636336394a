import { accountCodes } from '@portal/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { externalIdentities } from '../../../db/schema/accountFlows.ts';
import { users } from '../../../db/schema/identity.ts';
import { BusinessError, HttpError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { recordForPerson } from '../../audit/recordAudit.ts';
import { NO_PASSWORD } from '../flows/openCompany.ts';
import { refuseInDemo } from '../refuseInDemo.ts';
import { beginOidc } from './beginOidc.ts';
import { finishOidc } from './finishOidc.ts';
import { doorNameIn, identityProvider } from './SignInDoor.ts';
import { addLink, findLinked } from './userOfOidc.ts';

/** The providers that one can sign in with, and whether the caller's account is linked to each. */
export const queryOwnSignIns: Handlers['queryOwnSignIns'] = async (_request, context) => {
  const { db, services, userId, locale } = context;
  const rows = await db
    .select({ provider: externalIdentities.provider })
    .from(externalIdentities)
    .where(eq(externalIdentities.userId, userId));
  return services.oidc.doors().map((door) => ({
    provider: door.provider,
    name: doorNameIn(door, locale),
    isLinked: rows.some(({ provider }) => provider === identityProvider(door)),
  }));
};

/** Where linking the caller's account begins. */
export const beginLinkSignIn: Handlers['beginLinkSignIn'] = async ({ provider }, context) => {
  refuseInDemo(context, accountCodes.notInDemo);
  const begun = await beginOidc(context, provider, context.userId);
  if (!begun) throw new HttpError(400, 'badRequest');
  return begun;
};

/** Links the caller's account to who came back; one that is linked to somebody else there stays so. */
export const linkSignIn: Handlers['linkSignIn'] = async (request, context) => {
  const { db, userId } = context;
  const person = await finishOidc(context, request, userId);
  if (!person) throw new BusinessError(accountCodes.otherSignInRefused, 'otherSignInRefused');
  await db.transaction(async (tx) => {
    // Two links of one account: one after the other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const isOwn = and(
      eq(externalIdentities.provider, identityProvider(person.door)),
      eq(externalIdentities.userId, userId),
    );
    const known = await findLinked(tx, person);
    if (known?.userId === userId) return;
    if (known || (await tx.$count(externalIdentities, isOwn)) > 0) throw linkedElsewhere();
    if (!(await addLink(tx, context, person, userId))) throw linkedElsewhere();
  });
  return undefined;
};

const linkedElsewhere = () => new BusinessError(accountCodes.linkedElsewhere, 'linkedElsewhere');

/** Unlinks the caller's account from a provider; without a password nothing else would open it. */
export const unlinkSignIn: Handlers['unlinkSignIn'] = async ({ provider }, context) => {
  refuseInDemo(context, accountCodes.notInDemo);
  const { db, services, userId } = context;
  const door = services.oidc.doors().find((one) => one.provider === provider);
  if (!door) throw new HttpError(400, 'badRequest');
  const [user] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  if (user?.hash === NO_PASSWORD) throw new BusinessError(accountCodes.passwordFirst, 'passwordFirst');
  await db.transaction(async (tx) => {
    const isThis = and(
      eq(externalIdentities.provider, identityProvider(door)),
      eq(externalIdentities.userId, userId),
    );
    const removed = await tx.delete(externalIdentities).where(isThis).returning();
    if (removed.length > 0) await recordForPerson(tx, context, { kind: 'sign-in', action: 'unlinked' });
  });
  return undefined;
};
