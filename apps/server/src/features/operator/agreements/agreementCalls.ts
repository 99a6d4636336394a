import type { Act, Acts, Looks } from '../OperatorHandlers.ts';
import { actorOf } from '../setup/actorOf.ts';
import { removeAgreement, saveAgreement } from './changeAgreement.ts';
import {
  getOperatorAgreement,
  queryOperatorAcceptancePage,
  queryOperatorAgreementPage,
} from './queryAgreements.ts';

const saveOperatorAgreement: Act<'saveOperatorAgreement'> = async (request, context) => ({
  answer: undefined,
  deed: await saveAgreement({ ...context, by: await actorOf(context) }, request),
});

const removeOperatorAgreement: Act<'removeOperatorAgreement'> = async ({ id }, context) => ({
  answer: undefined,
  deed: await removeAgreement({ ...context, by: await actorOf(context) }, id),
});

export const agreementLooks = {
  queryOperatorAgreementPage,
  getOperatorAgreement,
  queryOperatorAcceptancePage,
} satisfies Partial<Looks>;
export const agreementActs = { saveOperatorAgreement, removeOperatorAgreement } satisfies Partial<Acts>;
