import { accountCodes } from '@portal/api-client/contract';
import { BusinessError } from '../../../http/errors.ts';
import type { PublicContext } from '../../../http/RequestContext.ts';
import { spendFact } from '../others/spendFact.ts';

const LIFE_S = 300;

/** What a passkey is asked for. */
type Purpose = 'passkey-new' | 'passkey-sign-in';

/** Where passkeys are good: the portal's public address, and its host, which browsers bind them to. */
export function relyingParty({ services, host, secure }: PublicContext): { origin: string; rpID: string } {
  const { origin, hostname } = new URL(services.runtimeConfig.portalOrigin({ host, secure }));
  return { origin, rpID: hostname };
}

/** A ticket for the answer to a challenge; signed, so that it needs no row. */
export function makePasskeyTicket(
  { services }: PublicContext,
  purpose: Purpose,
  claims: { challenge: string; userId?: string },
): string {
  return services.facts.issue(purpose, claims, LIFE_S);
}

/** The challenge of a ticket, used up by this; throws when it is too old, was used or is another person's. */
export async function spendPasskeyTicket(
  { db, services }: PublicContext,
  purpose: Purpose,
  { ticket, userId }: { ticket: string; userId?: string },
): Promise<string> {
  const fact = services.facts.read(purpose, ticket);
  if (!fact || fact.claims.userId !== userId || !(await spendFact(db, fact))) throw passkeyRefused();
  return fact.claims.challenge ?? '';
}

/** One refusal for whatever does not fit. */
export function passkeyRefused(): BusinessError {
  return new BusinessError(accountCodes.passkeyRefused, 'passkeyRefused');
}
