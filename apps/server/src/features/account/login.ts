import { answerCodes } from '@portal/api-client/contract';
import { eq, or } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import { BusinessError, tooMany } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { recordForPerson } from '../audit/recordAudit.ts';
import { orBusy, refuseWhenBusy } from './refuseWhenBusy.ts';
import { startSession } from './startSession.ts';

/** Signs in with account and password. The same words and the same work whether the account exists or not. */
export const login: Handlers['login'] = async (request, context) => {
  const { db, log, services, address, requestId } = context;
  const account = request.userName.trim();
  refuseWhenBusy(context);
  const named = or(
    eq(users.userName, account),
    eq(users.userCode, account),
    eq(users.email, account.toLowerCase()),
    eq(users.phone, account),
  );
  const [user] = await db.select().from(users).where(named).limit(1);
  const matches = await services.throttle.attempt({ secret: 'password', account, address }, async () => {
    const password = await services.passwordBox.open(request.password);
    return orBusy(services.hasher.verify(password, user?.passwordHash));
  });
  if (typeof matches === 'object') {
    log.warn({ requestId, retryAfterS: matches.retryAfterS }, 'a sign-in was slowed down');
    throw tooMany('signInThrottled', answerCodes.signInThrottled, matches.retryAfterS);
  }
  if (!user || !matches) {
    log.info({ requestId }, 'a sign-in was refused');
    await recordForPerson(db, { ...context, userId: user?.id }, { kind: 'refused', action: 'password' });
    throw new BusinessError(answerCodes.signInRefused, 'signInRefused');
  }
  if (user.status !== 'active') {
    await recordForPerson(db, { ...context, userId: user.id }, { kind: 'refused', action: 'disabled' });
    throw new BusinessError(answerCodes.accountDisabled, 'accountDisabled');
  }
  return startSession(context, { userId: user.id, autoLogin: request.autoLogin === 1, way: 'password' });
};
