import { accountCodes, answerCodes } from '@portal/api-client/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../../db/schema/identity.ts';
import { secondFactors } from '../../../db/schema/secondFactor.ts';
import { BusinessError, HttpError, tooMany } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { PublicContext } from '../../../http/RequestContext.ts';
import { recordForPerson } from '../../audit/recordAudit.ts';
import { proveOwnPassword } from '../flows/checkOwnPassword.ts';
import { openSession } from '../startSession.ts';
import { readDemands } from './readDemands.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';
import { readSignInTicket, type WaitingSignIn } from './signInTicket.ts';
import { createTotpSecret, totpStep, totpUri } from './totp.ts';

/** Under which name authenticator apps list the portal. */
const ISSUER = 'Portal';

/**
 * A new secret for an app, for who knows the password: whoever finds a device signed in could shut its person out. What is
 * switched on already stays as it is, whoever asks.
 */
export const beginTotp: Handlers['beginTotp'] = async ({ ticket, password }, context) => {
  const { db } = context;
  const { userId, waiting } = await whoSetsUp(context, ticket);
  if (!waiting) await proveOwnPassword({ ...context, userId }, password);
  const secret = createTotpSecret();
  const [user] = await db.select({ account: users.userName }).from(users).where(eq(users.id, userId));
  await db
    .insert(secondFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret },
      setWhere: isNull(secondFactors.confirmedAt),
    });
  return { secret, uri: totpUri(secret, { issuer: ISSUER, account: user?.account ?? '' }) };
};

/** Switches the second factor on with the app's first code, and tells the recovery codes, once. */
export const confirmTotp: Handlers['confirmTotp'] = async ({ ticket, code }, context) => {
  const { db, clock, services, address } = context;
  const { userId, waiting } = await whoSetsUp(context, ticket);
  const isPending = and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt));
  const [factor] = await db.select().from(secondFactors).where(isPending);
  const step = factor && totpStep(factor.secret, code.replace(/\s/g, ''), clock.now());
  const who = { secret: 'second-step', account: userId, address } as const;
  const isRight = await services.throttle.attempt(who, async () => step !== undefined);
  if (typeof isRight === 'object')
    throw tooMany('signInThrottled', answerCodes.signInThrottled, isRight.retryAfterS);
  if (step === undefined) throw new BusinessError(accountCodes.secondStepWrong, 'secondStepWrong');
  await waiting?.spend();
  const codes = await db.transaction(async (tx) => {
    const confirmed = await tx
      .update(secondFactors)
      .set({ confirmedAt: clock.now(), lastStep: step })
      .where(and(isPending, eq(secondFactors.secret, factor?.secret ?? '')))
      .returning();
    if (confirmed.length === 0) throw new BusinessError(accountCodes.secondStepWrong, 'secondStepWrong');
    await recordForPerson(tx, { ...context, userId }, { kind: 'sign-in', action: 'second-factor-on' });
    return replaceRecoveryCodes(tx, userId);
  });
  return { recoveryCodes: codes, ...(waiting && { signIn: await openSession(context, waiting) }) };
};

/** The person whose sign-in waits for it, or who is signed in. Throws when there is one already. */
async function whoSetsUp(
  context: PublicContext,
  ticket: string | undefined,
): Promise<{ userId: string; waiting?: WaitingSignIn }> {
  const { db, session } = context;
  const waiting = ticket === undefined ? undefined : await readSignInTicket(context, ticket);
  const userId = waiting?.userId ?? session?.userId;
  if (!userId) throw new HttpError(401, 'unauthorized');
  if (!waiting && session?.isDemo) throw new BusinessError(accountCodes.notInDemo, 'notInDemo');
  if ((await readDemands(db, userId)).isOn) throw new BusinessError(accountCodes.offerGone, 'offerGone');
  return { userId, ...(waiting && { waiting }) };
}
