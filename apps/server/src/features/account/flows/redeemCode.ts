import { accountCodes } from '@portal/api-client/contract';
import type { CodePurpose } from '../../../auth/createOneTimeCodes.ts';
import type { Database } from '../../../db/Database.ts';
import { BusinessError, tooMany } from '../../../http/errors.ts';
import type { PublicContext } from '../../../http/RequestContext.ts';
import type { Contact } from './contactOf.ts';

/**
 * Uses a code up. Throws when it is wrong, old, used or tried too often; guessing is slowed down like that of passwords,
 * on a budget of its own.
 */
export async function redeemCode(
  context: PublicContext,
  db: Database,
  { purpose, contact, code }: { purpose: CodePurpose; contact: Contact; code: string },
): Promise<void> {
  const { services, address } = context;
  const account = `${purpose} ${contact.address}`;
  const isRight = await services.throttle.attempt({ secret: 'code', account, address }, () =>
    services.codes.redeem(db, { purpose, target: contact.address }, code),
  );
  if (typeof isRight === 'object')
    throw tooMany('codeTooSoon', accountCodes.codeTooSoon, isRight.retryAfterS);
  if (!isRight) throw new BusinessError(accountCodes.codeWrong, 'codeWrong');
}
