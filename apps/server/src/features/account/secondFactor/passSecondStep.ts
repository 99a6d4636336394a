import { accountCodes, answerCodes } from '@portal/api-client/contract';
import { BusinessError, tooMany } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { recordForPerson } from '../../audit/recordAudit.ts';
import { openSession } from '../startSession.ts';
import { checkSecondStep, type PassedBy } from './checkSecondStep.ts';
import { readSignInTicket } from './signInTicket.ts';

/** Ends a sign-in with the second step; guessing is slowed down on a budget of its own. */
export const passSecondStep: Handlers['passSecondStep'] = async ({ ticket, code }, context) => {
  const { db, clock, services, address } = context;
  const waiting = await readSignInTicket(context, ticket);
  const { userId } = waiting;
  let passedBy: PassedBy | undefined;
  const who = { secret: 'second-step', account: userId, address } as const;
  const isRight = await services.throttle.attempt(who, async () => {
    passedBy = await checkSecondStep(db, clock.now(), { userId, code });
    return passedBy !== undefined;
  });
  if (typeof isRight === 'object')
    throw tooMany('signInThrottled', answerCodes.signInThrottled, isRight.retryAfterS);
  if (!isRight) {
    await recordForPerson(db, { ...context, userId }, { kind: 'refused', action: 'second-step' });
    throw new BusinessError(accountCodes.secondStepWrong, 'secondStepWrong');
  }
  await waiting.spend();
  if (passedBy === 'recovery-code')
    await recordForPerson(db, { ...context, userId }, { kind: 'sign-in', action: 'recovery-code-used' });
  return openSession(context, waiting);
};
