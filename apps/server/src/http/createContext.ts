import { answerCodes, type Endpoint } from '@portal/api-client/contract';
import type { Context } from 'hono';
import type { Session } from '../auth/Session.ts';
import type { AppDeps, AppEnv } from './AppDeps.ts';
import { callerOf } from './callerOf.ts';
import { BusinessError, HttpError } from './errors.ts';
import { CALLS_BEFORE_COMPANY } from './handlers.ts';
import { localeOf } from './localeOf.ts';
import type { PublicContext, RequestContext, SessionContext } from './RequestContext.ts';

const beforeCompany: readonly string[] = CALLS_BEFORE_COMPANY;

/** Checks who calls, and gives the handler what it may use. Throws when the call needs more than was shown. */
export async function createContext(
  c: Context<AppEnv>,
  name: string,
  endpoint: Endpoint,
  deps: AppDeps,
): Promise<PublicContext | SessionContext | RequestContext> {
  const auth = endpoint.auth ?? 'required';
  const base = {
    db: deps.db,
    clock: deps.clock,
    log: deps.log,
    services: deps.services,
    locale: localeOf(c.req.header('accept-language')),
    requestId: c.get('requestId'),
    range: c.req.header('range'),
    lastEventId: c.req.header('last-event-id'),
    ...callerOf(c, deps),
  };
  const session = auth === 'none' ? undefined : await readSession(c, endpoint, base, deps);
  if (auth !== 'required') return { ...base, session };
  if (!session) throw new HttpError(401, 'unauthorized');
  c.set('userId', session.userId);
  checkCompanyHeader(c, session, deps);
  const signedIn = { ...base, session, userId: session.userId };
  if (session.companyId) c.set('companyId', session.companyId);
  if (session.companyId) return { ...signedIn, companyId: session.companyId, timeZone: session.timeZone };
  if (beforeCompany.includes(name)) return signedIn;
  throw new BusinessError(answerCodes.subjectNotChosen, 'subjectNotChosen');
}

async function readSession(
  c: Context<AppEnv>,
  endpoint: Endpoint,
  caller: { address: string; userAgent: string },
  deps: AppDeps,
): Promise<Session | undefined> {
  const token = (c.req.header('authorization') ?? '').replace(/^Bearer /, '');
  if (token === '') return undefined;
  const { sessions, appTokens } = deps.services;
  if (appTokens.isAppToken(token)) {
    if (!endpoint.path.startsWith('/api/v1/') || endpoint.portalOnly) return undefined;
    const sessionId = appTokens.verify(token);
    return sessionId ? sessions.find(sessionId) : undefined;
  }
  const found = await sessions.authenticate(token, caller);
  if (found?.nextToken) c.header('Authorization', found.nextToken);
  return found?.session;
}

function checkCompanyHeader(c: Context<AppEnv>, session: Session, deps: AppDeps): void {
  const claimed = c.req.header('company');
  if (!claimed || claimed === session.subjectCodeEncrypt) return;
  deps.log.warn(
    { userId: session.userId, requestId: c.get('requestId') },
    'a Company header of another company',
  );
  throw new HttpError(403, 'forbidden');
}
