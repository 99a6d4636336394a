import { accountCodes, type EncryptedSecret } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/index.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { PublicContext } from '../../../http/RequestContext.ts';
import { recordForPerson } from '../../audit/recordAudit.ts';
import { orBusy } from '../refuseWhenBusy.ts';
import { type Contact, contactOf, findByContact } from './contactOf.ts';
import { endOtherSessions } from './endOtherSessions.ts';
import { openNewPassword } from './openNewPassword.ts';
import { redeemCode } from './redeemCode.ts';

/** Sets a new password with a code that came by phone. */
export const retrievePassByPhone: Handlers['retrievePassByPhone'] = async ({ phone, ...request }, context) =>
  recover(context, contactOf({ phone }), request);

/** Sets a new password with a code that came by e-mail. */
export const retrievePassByEmail: Handlers['retrievePassByEmail'] = async ({ email, ...request }, context) =>
  recover(context, contactOf({ email }), request);

async function recover(
  context: PublicContext,
  contact: Contact,
  request: { code: string; password: EncryptedSecret },
): Promise<undefined> {
  const { db, services } = context;
  const password = await openNewPassword(context, request.password);
  await redeemCode(context, db, { purpose: 'recover', contact, code: request.code });
  const user = await findByContact(db, contact);
  // A code was made for this address, but nobody was sent it.
  if (!user) throw new BusinessError(accountCodes.codeWrong, 'codeWrong');
  const passwordHash = await orBusy(services.hasher.hash(password));
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await endOtherSessions(context, tx, user.id);
    const act = { kind: 'sign-in', action: 'password-recovered' } as const;
    await recordForPerson(tx, { ...context, userId: user.id }, act);
  });
  return undefined;
}
