import { answerCodes } from '@portal/api-client/contract';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/identity.ts';
import { passkeys } from '../../../db/schema/secondFactor.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { recordForPerson } from '../../audit/recordAudit.ts';
import { startSession } from '../startSession.ts';
import { makePasskeyTicket, passkeyRefused, relyingParty, spendPasskeyTicket } from './passkeyTickets.ts';

/** What a browser is asked with; the passkey itself says whose it is, so that nothing tells which accounts there are. */
export const beginPasskeySignIn: Handlers['beginPasskeySignIn'] = async (_request, context) => {
  const { rpID } = relyingParty(context);
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  const { challenge } = options;
  return { options: { ...options }, ticket: makePasskeyTicket(context, 'passkey-sign-in', { challenge }) };
};

/** Signs in whom a passkey proves, verified by their device: that is both factors. */
export const signInByPasskey: Handlers['signInByPasskey'] = async ({ ticket, response }, context) => {
  const { db, clock } = context;
  const expectedChallenge = await spendPasskeyTicket(context, 'passkey-sign-in', { ticket });
  const { origin, rpID } = relyingParty(context);
  const [key] = await db
    .select({ passkey: passkeys, status: users.status })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.id, response.id));
  const userId = key?.passkey.userId;
  const verified =
    key &&
    (await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: key.passkey.id,
        counter: key.passkey.counter,
        publicKey: new Uint8Array(Buffer.from(key.passkey.publicKey, 'base64url')),
      },
    }).catch(() => undefined));
  if (!userId || !verified?.verified) {
    await recordForPerson(db, { ...context, userId }, { kind: 'refused', action: 'passkey' });
    throw passkeyRefused();
  }
  if (key.status !== 'active') {
    await recordForPerson(db, { ...context, userId }, { kind: 'refused', action: 'disabled' });
    throw new BusinessError(answerCodes.accountDisabled, 'accountDisabled');
  }
  const used = { counter: verified.authenticationInfo.newCounter, lastUsedAt: clock.now() };
  await db.update(passkeys).set(used).where(eq(passkeys.id, key.passkey.id));
  return startSession(context, { userId, autoLogin: false, way: 'passkey' });
};
