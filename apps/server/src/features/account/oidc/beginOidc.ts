import { randomBytes } from 'node:crypto';
import { accountCodes } from '@portal/api-client/contract';
import { lte } from 'drizzle-orm';
import { digestOf } from '../../../auth/tokens.ts';
import { oidcAttempts } from '../../../db/schema/accountFlows.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { PublicContext } from '../../../http/RequestContext.ts';
import { returnPath } from './returnFromOidc.ts';

/** A person signs in at the provider within this time, or begins again. */
const LIFE_MS = 10 * 60_000;

/** Letters and digits alone: WeChat takes nothing else. */
const random = () => randomBytes(32).toString('hex');

/**
 * Where a sign-in at a provider begins, and the state that comes back; undefined for a door that there is not.
 * @param linkTo the account that is to be linked, where this is no sign-in
 */
export async function beginOidc(
  context: PublicContext,
  provider: string,
  linkTo?: string,
): Promise<{ url: string; state: string } | undefined> {
  const { db, clock, services, host, secure } = context;
  const found = await services.oidc.find(provider).catch(() => {
    throw new BusinessError(accountCodes.notConnected, 'providerAway');
  });
  if (!found) return undefined;
  const redirect = new URL(returnPath(provider), services.runtimeConfig.portalOrigin({ host, secure }));
  const attempt = { redirectUri: redirect.href, nonce: random(), codeVerifier: random() };
  const state = random();
  await db.delete(oidcAttempts).where(lte(oidcAttempts.expiresAt, clock.now()));
  await db.insert(oidcAttempts).values({
    ...attempt,
    provider,
    userId: linkTo ?? null,
    digest: digestOf(state),
    expiresAt: new Date(clock.now().getTime() + LIFE_MS),
  });
  const page = await found.protocol.pageOf({ ...attempt, state });
  const { signIn } = services.ports;
  const shown = signIn?.pageOf(page, services.runtimeConfig.appsOrigin({ host, secure })) ?? page;
  return { url: shown.href, state };
}
