import { accountCodes, answerCodes } from '@portal/api-client/contract';
import { BusinessError } from '../../../http/errors.ts';
import type { PublicContext } from '../../../http/RequestContext.ts';
import { recordForPerson } from '../../audit/recordAudit.ts';
import type { SessionStart } from '../SessionStart.ts';
import { readDemands } from './readDemands.ts';
import { makeSignInTicket } from './signInTicket.ts';

/** An operator's one-time address, the demo environment and a new account are no doors that are watched. */
const FREE_WAYS: readonly string[] = ['link', 'demo', 'registration'];

/**
 * Throws where the sign-in is not over with this: the second step is missing, with what goes on with it, or a company
 * takes single sign-on alone. A passkey is both factors.
 */
export async function demandSecondStep(context: PublicContext, start: SessionStart): Promise<void> {
  const { db } = context;
  const { userId, way } = start;
  if (FREE_WAYS.includes(way)) return;
  const { isOn, isRequired, singleSignOnOnly } = await readDemands(db, userId);
  if (singleSignOnOnly && way !== 'provider') {
    await recordForPerson(db, { ...context, userId }, { kind: 'refused', action: 'single-sign-on' });
    throw new BusinessError(accountCodes.singleSignOnOnly, 'singleSignOnOnly');
  }
  if (way === 'passkey' || !(isOn || isRequired)) return;
  const data = await makeSignInTicket(context, start, !isOn);
  throw new BusinessError(answerCodes.secondStepNeeded, 'secondStepNeeded', { data });
}
