import { accountCodes } from '@portal/api-client/contract';
import { lte } from 'drizzle-orm';
import * as client from 'openid-client';
import { digestOf } from '../../../auth/tokens.ts';
import { oidcAttempts } from '../../../db/schema/accountFlows.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { PublicContext } from '../../../http/RequestContext.ts';
import { returnPath } from './returnFromOidc.ts';

/** A person signs in at the provider within this time, or begins again. */
const LIFE_MS = 10 * 60_000;

/** Where a sign-in at a provider begins, and the state that comes back; undefined for a door that there is not. */
export async function beginOidc(
  context: PublicContext,
  provider: string,
): Promise<{ url: string; state: string } | undefined> {
  const { db, clock, services, host, secure } = context;
  const found = await services.oidc.find(provider).catch(() => {
    throw new BusinessError(accountCodes.notConnected, 'providerAway');
  });
  if (!found) return undefined;
  const { door, config } = found;
  const state = client.randomState();
  const nonce = client.randomNonce();
  const codeVerifier = client.randomPKCECodeVerifier();
  const redirect = new URL(returnPath(provider), services.runtimeConfig.portalOrigin({ host, secure }));
  await db.delete(oidcAttempts).where(lte(oidcAttempts.expiresAt, clock.now()));
  await db.insert(oidcAttempts).values({
    provider,
    nonce,
    codeVerifier,
    digest: digestOf(state),
    redirectUri: redirect.href,
    expiresAt: new Date(clock.now().getTime() + LIFE_MS),
  });
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: redirect.href,
    scope: door.scope,
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, state };
}
