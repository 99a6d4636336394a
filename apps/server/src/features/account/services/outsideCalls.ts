import { answerCodes } from '@portal/api-client/contract';
import { and, count, eq } from 'drizzle-orm';
import { orders, shops } from '../../../db/schema/business.ts';
import { companies } from '../../../db/schema/index.ts';
import { companySystems, systemParams } from '../../../db/schema/systems.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { RequestContext } from '../../../http/RequestContext.ts';
import type { ForwardAnswer, ForwardedCall } from '../../../outside/createForwarder.ts';
import { COMPANY_DATA } from '../../../outside/readTargets.ts';

/** Passes a call on to a party that the operator named. */
export const forward: Handlers['forward'] = async ({ target, method, path, body }, context) =>
  send(context, { target, method, path, body });

/** The company-data service, or what this server knows of the company where none is configured. */
export const companyData: Handlers['companyData'] = async ({ resource, ...query }, context) => {
  if (!context.services.forwarder.has(COMPANY_DATA)) return ownCompanyData(context, resource);
  const fields = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const call = { target: COMPANY_DATA, method: 'GET', path: `/${resource}` } as const;
  return send(context, { ...call, query: Object.fromEntries(fields) });
};

/** Asks a party outside by the name of a method. */
export const platformUniteInterface: Handlers['platformUniteInterface'] = async ({ method }, context) => {
  if (method !== 'fundsAssistantAuth') throw new BusinessError(answerCodes.notFound, 'targetUnknown');
  const { db, companyId, services, host, secure } = context;
  const rows = await db
    .select()
    .from(systemParams)
    .where(and(eq(systemParams.companyId, companyId), eq(systemParams.systemGroup, 'FUNDS_ASSISTANT')));
  const paramOf = (name: string) => rows.find(({ systemName }) => systemName === name)?.systemValue;
  const authStatus = Number(paramOf('AUTH_STATUS') ?? 0);
  const url = paramOf('PAGE')?.replace('{appsOrigin}', services.runtimeConfig.appsOrigin({ host, secure }));
  return { respBody: JSON.stringify(authStatus === 1 && url ? { url, authStatus } : { authStatus }) };
};

async function send(
  { services, locale, requestId }: RequestContext,
  call: Omit<ForwardedCall, 'headers'>,
): Promise<unknown> {
  const headers = { 'accept-language': locale, 'x-request-id': requestId };
  const answer: ForwardAnswer = await services.forwarder.send({ ...call, headers });
  if (answer.kind === 'json') return answer.data;
  const isUnknown = answer.kind === 'unknown-target';
  if (isUnknown) throw new BusinessError(answerCodes.notFound, 'targetUnknown');
  throw new BusinessError(answerCodes.serverError, 'targetFailed');
}

async function ownCompanyData({ db, companyId }: RequestContext, resource: string): Promise<unknown> {
  if (resource === 'profile') {
    const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
    return { companyCode: company?.code, companyName: company?.name, createdAt: company?.createdAt };
  }
  if (resource === 'summary') {
    const of = (table: typeof shops | typeof orders | typeof companySystems) =>
      db.select({ n: count() }).from(table).where(eq(table.companyId, companyId));
    const [[shopCount], [orderCount], [systemCount]] = await Promise.all([
      of(shops),
      of(orders),
      of(companySystems),
    ]);
    return { shops: shopCount?.n ?? 0, orders: orderCount?.n ?? 0, systems: systemCount?.n ?? 0 };
  }
  throw new BusinessError(answerCodes.notFound, 'notFound');
}
