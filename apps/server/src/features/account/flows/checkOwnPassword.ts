import { accountCodes, answerCodes, type EncryptedSecret } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/identity.ts';
import { BusinessError, tooMany } from '../../../http/errors.ts';
import type { PublicContext } from '../../../http/RequestContext.ts';
import { orBusy } from '../refuseWhenBusy.ts';
import { NO_PASSWORD } from './openCompany.ts';

/** Somebody of whom the password is asked for. */
type Person = Pick<PublicContext, 'services' | 'address' | 'db'> & { userId: string };

/** Throws unless this is the caller's password; guessing is slowed down. */
export async function checkOwnPassword(context: Person, password: string): Promise<void> {
  const { services, userId, address } = context;
  const who = { secret: 'password', account: `change ${userId}`, address } as const;
  const hash = await readHash(context);
  const isRight = await services.throttle.attempt(who, () => orBusy(services.hasher.verify(password, hash)));
  if (typeof isRight === 'object')
    throw tooMany('signInThrottled', answerCodes.signInThrottled, isRight.retryAfterS);
  if (!isRight) throw new BusinessError(accountCodes.oldPasswordWrong, 'oldPasswordWrong');
}

/** The same for a password as it travels; an account that no password opens is not asked for one. */
export async function proveOwnPassword(context: Person, secret: EncryptedSecret | undefined): Promise<void> {
  if ((await readHash(context)) === NO_PASSWORD) return;
  if (!secret) throw new BusinessError(accountCodes.oldPasswordWrong, 'oldPasswordWrong');
  await checkOwnPassword(context, await context.services.passwordBox.open(secret));
}

async function readHash({ db, userId }: Person): Promise<string | undefined> {
  const [user] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return user?.hash;
}
