import type { HandlersOf } from '../../http/handlers.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { agreementActs, agreementLooks } from './agreements/agreementCalls.ts';
import { announcementActs, announcementLooks } from './announcements/announcementCalls.ts';
import { assistantLooks } from './assistant/assistantCalls.ts';
import { companyActs, companyLooks } from './companies/companyCalls.ts';
import { helpActs, helpLooks } from './help/helpCalls.ts';
import { liveActs, liveLooks } from './live/liveCalls.ts';
import type { ActContext, Acts, Deed, Looks, OperatorContract } from './OperatorHandlers.ts';
import { paramActs, paramLooks } from './params/paramCalls.ts';
import { personActs, personLooks } from './people/personCalls.ts';
import { recordDeed } from './recordDeed.ts';
import { requireOperator } from './requireOperator.ts';
import { serviceActs, serviceLooks } from './service/serviceCalls.ts';
import { setupActs, setupLooks } from './setup/setupCalls.ts';

const looks: Looks = {
  ...companyLooks,
  ...personLooks,
  ...announcementLooks,
  ...liveLooks,
  ...serviceLooks,
  ...setupLooks,
  ...helpLooks,
  ...paramLooks,
  ...assistantLooks,
  ...agreementLooks,
};
const acts: Acts = {
  ...companyActs,
  ...personActs,
  ...announcementActs,
  ...liveActs,
  ...serviceActs,
  ...setupActs,
  ...helpActs,
  ...paramActs,
  ...agreementActs,
};

type AnyLook = (request: unknown, context: RequestContext) => Promise<unknown>;
type AnyAct = (
  request: unknown,
  context: ActContext,
) => Promise<{ answer: unknown; deed?: Deed | undefined }>;

/**
 * Every handler of the operator's console. Here, and nowhere else, each passes the guard; what changes something is one
 * transaction with its entry in the audit log.
 */
export function createOperatorHandlers(): HandlersOf<OperatorContract> {
  const guarded = [
    ...Object.entries(looks).map(([name, look]) => [name, guardLook(look as AnyLook)]),
    ...Object.entries(acts).map(([name, act]) => [name, guardAct(act as AnyAct)]),
  ];
  return Object.fromEntries(guarded) as HandlersOf<OperatorContract>;
}

function guardLook(look: AnyLook): AnyLook {
  return async (request, context) => {
    await requireOperator(context);
    return look(request, context);
  };
}

function guardAct(act: AnyAct): AnyLook {
  return async (request, context) => {
    await requireOperator(context);
    return context.db.transaction(async (tx) => {
      const { answer, deed } = await act(request, { ...context, db: tx, outside: context.db });
      if (deed) await recordDeed(tx, context, deed);
      return answer;
    });
  };
}
