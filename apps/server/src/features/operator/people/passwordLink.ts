import { CODE_LIFE_S } from '../../../auth/createOneTimeCodes.ts';
import type { RequestContext } from '../../../http/RequestContext.ts';

/** Where a person sets a password, and with which code: once, within ten minutes. */
export async function makePasswordLink(context: RequestContext, contact: string) {
  const { services, clock, host, secure } = context;
  const page = new URL('/login', services.runtimeConfig.portalOrigin({ host, secure }));
  page.searchParams.set('backEmail', contact);
  const made = await services.codes.make({ purpose: 'recover', target: contact });
  if ('retryAfterS' in made) return { contact, address: page.href, retryAfterSeconds: made.retryAfterS };
  const validUntil = new Date(clock.now().getTime() + CODE_LIFE_S * 1_000).toISOString();
  return { contact, address: page.href, code: made.code, validUntil };
}
