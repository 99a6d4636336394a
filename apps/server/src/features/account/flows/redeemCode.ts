import { accountCodes } from '@portal/api-client/contract';
import type { CodePurpose } from '../../../auth/createOneTimeCodes.ts';
import type { Database } from '../../../db/Database.ts';
import { BusinessError, tooMany } from '../../../http/errors.ts';
import type { PublicContext } from '../../../http/RequestContext.ts';
import type { Contact } from './contactOf.ts';

/** Uses a code up. Throws when it is wrong, old, used or tried too often; guessing is slowed down like passwords. */
export async function redeemCode(
  context: PublicContext,
  db: Database,
  { purpose, contact, code }: { purpose: CodePurpose; contact: Contact; code: string },
): Promise<void> {
  const { services, address } = context;
  const subject = `${purpose} ${contact.address}`;
  const wait = await services.throttle.begin(subject, address);
  if (wait) throw tooMany('codeTooSoon', accountCodes.codeTooSoon, wait.retryAfterS);
  if (!(await services.codes.redeem(db, { purpose, target: contact.address }, code)))
    throw new BusinessError(accountCodes.codeWrong, 'codeWrong');
  await services.throttle.succeeded(subject, address);
}
