import { accountCodes } from '@portal/api-client/contract';
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, desc, eq } from 'drizzle-orm';
import { users } from '../../../db/schema/identity.ts';
import { passkeys } from '../../../db/schema/secondFactor.ts';
import { HttpError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { RequestContext } from '../../../http/RequestContext.ts';
import { recordForPerson } from '../../audit/recordAudit.ts';
import { proveOwnPassword } from '../flows/checkOwnPassword.ts';
import { refuseInDemo } from '../refuseInDemo.ts';
import { makePasskeyTicket, passkeyRefused, relyingParty, spendPasskeyTicket } from './passkeyTickets.ts';

const RP_NAME = 'Portal';
/** Of one person. */
const MOST = 20;

/** The caller's passkeys, the newest first. */
export const queryPasskeys: Handlers['queryPasskeys'] = async (_request, { db, userId }) => {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt));
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
  }));
};

/** What a browser is asked with for another passkey; the person is verified by it, so that it is both factors. */
export const beginPasskey: Handlers['beginPasskey'] = async ({ password }, context) => {
  refuseInDemo(context, accountCodes.notInDemo);
  const { db, userId } = context;
  await proveOwnPassword(context, password);
  const own = await db.select().from(passkeys).where(eq(passkeys.userId, userId));
  if (own.length >= MOST) throw new HttpError(400, 'badRequest');
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: relyingParty(context).rpID,
    userID: new TextEncoder().encode(userId),
    userName: user?.email ?? user?.phone ?? user?.userName ?? '',
    userDisplayName: user?.realName || user?.nickName || '',
    excludeCredentials: own.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { challenge } = options;
  return {
    options: { ...options },
    ticket: makePasskeyTicket(context, 'passkey-new', { challenge, userId }),
  };
};

/** Keeps the passkey that the browser made for this portal, this person and this challenge. */
export const addPasskey: Handlers['addPasskey'] = async ({ ticket, name, response }, context) => {
  refuseInDemo(context, accountCodes.notInDemo);
  const { db, clock, userId } = context;
  const expectedChallenge = await spendPasskeyTicket(context, 'passkey-new', { ticket, userId });
  const { origin, rpID } = relyingParty(context);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => {
    throw passkeyRefused();
  });
  if (!registrationInfo) throw passkeyRefused();
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const key = Buffer.from(publicKey).toString('base64url');
  await db.transaction(async (tx) => {
    const row = { id, userId, publicKey: key, counter, transports: transports.join(','), name };
    const added = await tx
      .insert(passkeys)
      .values({ ...row, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning();
    if (added.length === 0) throw passkeyRefused();
    await recordForPerson(tx, context, { kind: 'sign-in', action: 'passkey-added' });
  });
  return undefined;
};

/** Gives one of the caller's passkeys another name. */
export const renamePasskey: Handlers['renamePasskey'] = async ({ id, name }, context) => {
  refuseInDemo(context, accountCodes.notInDemo);
  await context.db.update(passkeys).set({ name }).where(isOwn(context, id));
  return undefined;
};

/** Removes one of the caller's passkeys. */
export const removePasskey: Handlers['removePasskey'] = async ({ id }, context) => {
  refuseInDemo(context, accountCodes.notInDemo);
  await context.db.transaction(async (tx) => {
    const removed = await tx.delete(passkeys).where(isOwn(context, id)).returning();
    if (removed.length > 0)
      await recordForPerson(tx, context, { kind: 'sign-in', action: 'passkey-removed' });
  });
  return undefined;
};

function isOwn({ userId }: RequestContext, id: string) {
  return and(eq(passkeys.id, id), eq(passkeys.userId, userId));
}
