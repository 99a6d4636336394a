import { accountCodes, answerCodes, type HandlerResponseOf } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/index.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Handlers, PortalContract } from '../../../http/handlers.ts';
import type { PublicContext } from '../../../http/RequestContext.ts';
import { startSession } from '../startSession.ts';
import { subjectsOf, withoutIds } from '../subjectsOf.ts';
import { type ExternalPerson, makeExternalCode, redeemExternalCode } from './externalCodes.ts';
import { spendFact } from './spendFact.ts';
import { userOfIdentity } from './userOfIdentity.ts';

type Entered = HandlerResponseOf<PortalContract['appStoreLogin']>;

/** How the app store is called as another party, and what its tokens are for. */
export const APP_STORE = 'app-store';
const TICKET = 'app-store-ticket';

/** Signs in with the code that the app store sent the browser back with. */
export const appStoreLogin: Handlers['appStoreLogin'] = async ({ code }, context) =>
  enter(context, await redeemExternalCode(context.db, context.clock, APP_STORE, code));

/** Signs in with a token that the app store put into an address: signed with the shared secret, good once. */
export const appStoreLoginByToken: Handlers['appStoreLoginByToken'] = async ({ token }, context) => {
  const fact = context.services.partnerTokens.read(APP_STORE, token);
  const { externalId, name } = fact?.claims ?? {};
  if (!fact || !externalId || !(await spendFact(context.db, fact))) throw refused();
  return enter(context, { externalId, name: name ?? externalId });
};

/** Signs in to the company that was chosen; the ticket is good once. */
export const appStoreChooseSubject: Handlers['appStoreChooseSubject'] = async (request, context) => {
  const { db, clock } = context;
  const holder = await redeemExternalCode(db, clock, TICKET, request.ticket);
  if (!holder) throw refused();
  const userId = holder.externalId;
  const subjects = await subjectsOf(db, userId);
  const chosen = subjects.find((subject) => subject.subjectCodeEncrypt === request.subjectCodeEncrypt);
  if (!chosen) throw new BusinessError(answerCodes.subjectUnknown, 'subjectUnknown');
  const [user] = await db.select({ status: users.status }).from(users).where(eq(users.id, userId));
  if (user?.status !== 'active') throw new BusinessError(answerCodes.accountDisabled, 'accountDisabled');
  return startSession(context, { userId, companyId: chosen.companyId, autoLogin: false, way: 'app-store' });
};

async function enter(context: PublicContext, person: ExternalPerson | undefined): Promise<Entered> {
  const { db, clock } = context;
  if (!person) throw refused();
  const userId = await userOfIdentity(db, clock, { provider: APP_STORE, person });
  if (!userId) throw new BusinessError(answerCodes.accountDisabled, 'accountDisabled');
  const subjects = await subjectsOf(db, userId);
  if (subjects.length > 1) {
    const ticket = await makeExternalCode(db, clock, TICKET, { externalId: userId, name: '' });
    return { ticket, subjects: withoutIds(subjects), needBind: false };
  }
  return startSession(context, { userId, autoLogin: false, way: 'app-store' });
}

function refused(): BusinessError {
  return new BusinessError(accountCodes.otherSignInRefused, 'otherSignInRefused');
}
