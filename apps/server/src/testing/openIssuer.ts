import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the token of the issuer says otherwise than it should; `signedBy` another key than the one that it publishes. */
type Falsehood = Record<string, unknown> & { signedBy?: 'another' };

/** A provider of OpenID Connect that says what a test wants: for what an honest one never does. */
export type TestIssuer = {
  readonly url: string;
  /** What it says from now on. */
  say(falsehood: Falsehood): void;
  /** Grants a code for the page that a sign-in begins at, as after a person said yes there. */
  grant(page: string): { code: string; state: string; iss: string };
  close(): Promise<void>;
};

const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Opens one on this machine. */
export async function openIssuer(): Promise<TestIssuer> {
  const own = keyPair();
  const another = keyPair();
  const grants = new Map<string, URLSearchParams>();
  let falsehood: Falsehood = {};
  let url = '';
  const idToken = (request: URLSearchParams) => {
    const { signedBy, ...claims } = falsehood;
    const now = Math.floor(Date.now() / 1000);
    const payload = {
      iss: url,
      aud: request.get('client_id'),
      sub: 'subject',
      nonce: request.get('nonce'),
      iat: now,
      exp: now + 60,
      ...claims,
    };
    const text = `${base64({ alg: 'RS256', kid: 'key' })}.${base64(payload)}`;
    const { privateKey } = signedBy === 'another' ? another : own;
    return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
  };
  const token = (body: URLSearchParams) => {
    const request = grants.get(body.get('code') ?? '');
    grants.delete(body.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      request?.get('redirect_uri') === body.get('redirect_uri') &&
      request?.get('code_challenge') === challenge;
    if (!request || !isRight) return { error: 'invalid_grant' };
    return { access_token: randomUUID(), token_type: 'bearer', id_token: idToken(request) };
  };
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const answers: Record<string, () => object> = {
      '/.well-known/openid-configuration': () => ({
        issuer: url,
        authorization_endpoint: `${url}/auth`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/keys`,
        response_types_supported: ['code'],
        authorization_response_iss_parameter_supported: true,
      }),
      '/keys': () => ({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'key', alg: 'RS256' }] }),
      '/token': () => token(new URLSearchParams(Buffer.concat(pieces).toString())),
    };
    const answer = answers[request.url ?? '']?.() ?? { error: 'not_found' };
    response.writeHead('error' in answer ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  }).listen(0);
  await once(server, 'listening');
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    say(said) {
      falsehood = said;
    },
    grant(page) {
      const code = randomUUID();
      const { searchParams } = new URL(page);
      grants.set(code, searchParams);
      return { code, state: searchParams.get('state') ?? '', iss: url };
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
