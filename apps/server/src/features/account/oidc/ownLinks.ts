import { accountCodes } from '@portal/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { externalIdentities } from '../../../db/schema/accountFlows.ts';
import { users } from '../../../db/schema/identity.ts';
import { BusinessError, HttpError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { recordForPerson } from '../../audit/recordAudit.ts';
import { NO_PASSWORD } from '../flows/openCompany.ts';
import { refuseInDemo } from '../refuseInDemo.ts';
import { identityProvider } from './SignInDoor.ts';

/** The providers that one can sign in with, and whether the caller's account is linked to each. */
export const queryOwnSignIns: Handlers['queryOwnSignIns'] = async (_request, { db, services, userId }) => {
  const rows = await db
    .select({ provider: externalIdentities.provider })
    .from(externalIdentities)
    .where(eq(externalIdentities.userId, userId));
  return services.oidc.doors().map((door) => ({
    provider: door.provider,
    name: door.name,
    isLinked: rows.some(({ provider }) => provider === identityProvider(door)),
  }));
};

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
