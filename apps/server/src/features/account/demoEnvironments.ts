import { accountCodes } from '@portal/api-client/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { users } from '../../db/schema/index.ts';
import { companySystems } from '../../db/schema/systems.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notifyProcesses } from '../../realtime/notifyProcesses.ts';
import { refuseInDemo } from './refuseInDemo.ts';
import { createSignInTicket } from './signInTickets.ts';
import { startSession } from './startSession.ts';
import { subjectsOf } from './subjectsOf.ts';

/** What tells the demo accounts apart: the classification of each environment's account. */
const CLASSIFICATIONS = { FLAGSHIP: '', SAIL: 'SAIL' } as const;

type DemoAccount = { userId: string; companyId: string };

/** Goes into the demo environment, or back to who one was. */
export const switchDemo: Handlers['switchDemo'] = async ({ demo }, context) => {
  const { db, services, session, userId, companyId } = context;
  if ((demo === 1) === session.isDemo) throw new BusinessError(accountCodes.offerGone, 'noDemo');
  const target = demo === 1 ? await requireDemoAccount(db, 'FLAGSHIP') : session.demoOf;
  if (!target) throw new BusinessError(accountCodes.offerGone, 'noDemo');
  const answer = await startSession(context, {
    userId: target.userId,
    companyId: target.companyId,
    autoLogin: session.autoLogin,
    way: 'demo',
    ...(demo === 1 && { demoOf: { userId, companyId } }),
  });
  await services.sessions.revoke(db, session.id);
  await notifyProcesses(db, { type: 'session-ended', sessionId: session.id });
  return answer;
};

/** An address that opens a demo environment in a window of its own. */
export const createDemoEnvironment: Handlers['createDemoEnvironment'] = async (request, context) => {
  refuseInDemo(context, accountCodes.notInDemo);
  const { db, clock, services, host, secure } = context;
  const account = await requireDemoAccount(db, request.demoEnvironment);
  const token = await createSignInTicket(db, clock, account);
  const [erp] = await db
    .select({ serviceId: companySystems.serviceId })
    .from(companySystems)
    .where(and(eq(companySystems.companyId, account.companyId), eq(companySystems.systemCode, 'ERP')));
  const url = new URL('/check-token', services.runtimeConfig.demoOrigin({ host, secure }));
  url.search = new URLSearchParams({ token, systemCode: 'ERP' }).toString();
  return { url: url.href, serviceId: erp?.serviceId, token };
};

async function requireDemoAccount(
  db: Database,
  environment: keyof typeof CLASSIFICATIONS,
): Promise<DemoAccount> {
  const isAccount = and(
    eq(users.ssoEnv, 'DEMO'),
    eq(users.classification, CLASSIFICATIONS[environment]),
    eq(users.status, 'active'),
  );
  const [user] = await db.select({ id: users.id }).from(users).where(isAccount).orderBy(asc(users.id));
  const [subject] = user ? await subjectsOf(db, user.id) : [];
  if (!user || !subject) throw new BusinessError(accountCodes.offerGone, 'noDemo');
  return { userId: user.id, companyId: subject.companyId };
}
