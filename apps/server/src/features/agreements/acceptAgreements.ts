import type { HandlerRequestOf } from '@portal/api-client/contract';
import type { Database } from '../../db/Database.ts';
import { agreementAcceptances } from '../../db/schema/agreements.ts';
import type { Handlers, PortalContract } from '../../http/handlers.ts';
import type { SessionContext } from '../../http/RequestContext.ts';
import { recordForPerson } from '../audit/recordAudit.ts';
import { readOpenAgreements } from './readOpenAgreements.ts';
import { toAgreement } from './toAgreement.ts';

type Accepted = HandlerRequestOf<PortalContract['acceptAgreements']>['agreements'];
type Caller = Pick<SessionContext, 'clock' | 'address' | 'userId'>;

/** Notes that a person accepted these versions, as far as they stand and are not accepted yet. */
export async function keepAcceptances(tx: Database, caller: Caller, accepted: Accepted): Promise<void> {
  const { clock, userId } = caller;
  for (const { id, version } of await readOpenAgreements(tx, userId)) {
    if (!accepted.some((one) => one.id === id && one.version === version)) continue;
    const row = { userId, agreementId: id, version, acceptedAt: clock.now() };
    const kept = await tx.insert(agreementAcceptances).values(row).onConflictDoNothing().returning();
    const act = { kind: 'sign-in', action: 'agreement-accepted', target: `${id} ${version}` } as const;
    if (kept.length > 0) await recordForPerson(tx, caller, act);
  }
}

/** Accepts the versions that the page has shown; answers what is still open, such as one that was changed meanwhile. */
export const acceptAgreements: Handlers['acceptAgreements'] = async ({ agreements }, context) =>
  context.db.transaction(async (tx) => {
    await keepAcceptances(tx, context, agreements);
    return (await readOpenAgreements(tx, context.userId)).map(toAgreement);
  });

/** What the caller has yet to accept. */
export const queryOpenAgreements: Handlers['queryOpenAgreements'] = async (_request, { db, userId }) =>
  (await readOpenAgreements(db, userId)).map(toAgreement);
