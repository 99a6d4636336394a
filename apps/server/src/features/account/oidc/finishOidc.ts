import { and, eq, gt } from 'drizzle-orm';
import * as client from 'openid-client';
import { digestOf } from '../../../auth/tokens.ts';
import { oidcAttempts } from '../../../db/schema/accountFlows.ts';
import type { PublicContext } from '../../../http/RequestContext.ts';
import type { SignInDoor } from './SignInDoor.ts';

/** What a person came back with. */
export type OidcReturn = { provider: string; code: string; state: string; iss?: string };

/** Who somebody is with a provider. */
export type OidcPerson = {
  door: SignInDoor;
  subject: string;
  name: string;
  /** Only where the provider says that it was verified. */
  email: string | undefined;
};

/**
 * Who came back from a provider: its answer was asked for here, for this provider, and not taken before; issuer,
 * audience, nonce, signature and time of its token are right. Undefined otherwise; the log says why.
 */
export async function finishOidc(context: PublicContext, back: OidcReturn): Promise<OidcPerson | undefined> {
  const { log, requestId, services } = context;
  const { provider, state } = back;
  const attempt = await takeAttempt(context, back);
  if (!attempt) return undefined;
  try {
    const found = await services.oidc.find(provider);
    if (!found) return undefined;
    const { door, config } = found;
    const tokens = await client.authorizationCodeGrant(config, addressOf(attempt.redirectUri, back), {
      expectedState: state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) return undefined;
    const { userinfo_endpoint: hasMore } = config.serverMetadata();
    const told = hasMore ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : {};
    return { door, subject: claims.sub, ...contactOf({ ...claims, ...told }) };
  } catch (error) {
    log.warn({ requestId, provider, reason: reasonOf(error) }, 'a sign-in by a provider was refused');
    return undefined;
  }
}

/** Uses the attempt up, whatever comes of it. */
async function takeAttempt({ db, clock }: PublicContext, { provider, state }: OidcReturn) {
  const isThis = and(
    eq(oidcAttempts.digest, digestOf(state)),
    eq(oidcAttempts.provider, provider),
    gt(oidcAttempts.expiresAt, clock.now()),
  );
  const [attempt] = await db.delete(oidcAttempts).where(isThis).returning();
  return attempt;
}

/** The address that the browser came back to. */
function addressOf(redirectUri: string, { code, state, iss }: OidcReturn): URL {
  const url = new URL(redirectUri);
  url.searchParams.set('code', code);
  url.searchParams.set('state', state);
  if (iss) url.searchParams.set('iss', iss);
  return url;
}

function contactOf({ email, email_verified: isVerified, name }: Partial<client.UserInfoResponse>) {
  const address = typeof email === 'string' && isVerified === true ? email.toLowerCase() : undefined;
  return { email: address, name: typeof name === 'string' && name ? name : (address?.split('@')[0] ?? '') };
}

/** What the library says is wrong: a code of its own, no text of the other side. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as Error & { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
