import * as client from 'openid-client';
import type { DoorProtocol, DoorReturn } from './DoorProtocol.ts';
import { issuerOf, type SignInDoor } from './SignInDoor.ts';

const PATIENCE_S = 10;

/** Speaks OpenID Connect with a provider; throws while the provider does not answer. */
export async function oidcProtocol(door: SignInDoor, secret: string | undefined): Promise<DoorProtocol> {
  const config = await discover(door, secret);
  return {
    pageOf: async ({ redirectUri, state, nonce, codeVerifier }) =>
      client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: door.scope,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }),
    async personOf(back, { redirectUri, state, nonce, codeVerifier }) {
      const tokens = await client.authorizationCodeGrant(config, addressOf(redirectUri, back), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) return undefined;
      const { userinfo_endpoint: hasMore } = config.serverMetadata();
      const told = hasMore ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : {};
      return { subjects: [claims.sub], ...contactOf({ ...claims, ...told }) };
    },
  };
}

async function discover(door: SignInDoor, secret: string | undefined): Promise<client.Configuration> {
  const issuer = new URL(issuerOf(door) ?? '');
  // Signatures are checked also where the token came over a connection that is trusted.
  const execute = [client.enableNonRepudiationChecks];
  if (issuer.protocol === 'http:') execute.push(client.allowInsecureRequests);
  const authentication = secret ? undefined : client.None();
  return client.discovery(issuer, door.clientId, secret, authentication, { execute, timeout: PATIENCE_S });
}

/** The address that the browser came back to. */
function addressOf(redirectUri: string, { code, state, iss }: DoorReturn): URL {
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
