import { accountCodes, answerCodes } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { spentNonces, users } from '../../../db/schema/index.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { PublicContext } from '../../../http/RequestContext.ts';
import { startSession } from '../startSession.ts';
import { nonceOf, spendFact } from './spendFact.ts';

/** Signs in with a partner's token: signed with the secret shared with that partner, good once. */
export const selMuchTransformLogin: Handlers['selMuchTransformLogin'] = async (request, context) => {
  const fact = readPartnerToken(context, request);
  if (!fact) throw new BusinessError(accountCodes.otherSignInRefused, 'otherSignInRefused');
  const { db } = context;
  if (!(await spendFact(db, fact)))
    throw new BusinessError(accountCodes.otherSignInRefused, 'otherSignInRefused');
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.userCode, fact.claims.userCode ?? ''));
  if (!user) throw new BusinessError(accountCodes.otherSignInRefused, 'otherSignInRefused');
  if (user.status !== 'active') throw new BusinessError(answerCodes.accountDisabled, 'accountDisabled');
  return startSession(context, { userId: user.id, autoLogin: false, way: 'partner' });
};

/** Whether a partner's token would be taken, without using it up. */
export const checkSelMuchJump: Handlers['checkSelMuchJump'] = async (request, context) => {
  const fact = readPartnerToken(context, request);
  if (!fact) return { status: 0 };
  const [spent] = await context.db
    .select()
    .from(spentNonces)
    .where(eq(spentNonces.nonce, nonceOf(fact)));
  if (spent) return { status: 0 };
  const query = new URLSearchParams({ source: request.source, token: request.token });
  return { status: 1, url: `/transfer?${query}` };
};

function readPartnerToken(
  { services, host, secure }: PublicContext,
  { token, source }: { token: string; source: string },
) {
  const { partnerSources } = services.runtimeConfig({ host, secure });
  if (!partnerSources.includes(source)) return undefined;
  return services.partnerTokens.read(`partner:${source}`, token);
}
