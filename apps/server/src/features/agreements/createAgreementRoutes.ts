import type { agreementsContract } from '@portal/api-client/contract';
import type { Handlers } from '../../http/handlers.ts';
import { acceptAgreements, queryOpenAgreements } from './acceptAgreements.ts';
import { showAgreement } from './showAgreement.ts';

/** The handlers of the documents that people agree to. */
export function createAgreementRoutes(): Pick<Handlers, keyof typeof agreementsContract> {
  return { queryOpenAgreements, acceptAgreements, showAgreement };
}
