import { accountCodes, type EncryptedSecret } from '@portal/api-client/contract';
import { judgePassword } from '../../../auth/passwordPolicy.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { PublicContext } from '../../../http/RequestContext.ts';
import { refuseWhenBusy } from '../refuseWhenBusy.ts';

/** A new password as it was typed. Throws when it breaks the rule or is one that everybody tries. */
export async function openNewPassword(context: PublicContext, secret: EncryptedSecret): Promise<string> {
  refuseWhenBusy(context);
  const password = await context.services.passwordBox.open(secret);
  const verdict = judgePassword(password);
  if (verdict === 'breaks-rule') throw new BusinessError(accountCodes.passwordRule, 'passwordRule');
  if (verdict === 'common') throw new BusinessError(accountCodes.passwordCommon, 'passwordCommon');
  return password;
}
