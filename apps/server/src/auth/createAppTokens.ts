import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '../http/Clock.ts';

/** Seconds an app's token is good for. */
const APP_TOKEN_LIFE_S = 600;

const PREFIX = 'app.';
const ClaimsSchema = v.object({ app: v.string(), sessionId: v.string(), exp: v.number() });

/** What leads the name of an audience that is a page outside: its token says who asks, and opens no call. */
const OUTSIDE = 'page:';

/** Short-lived tokens of one micro-app or outside page; they end with the session they came from. */
export type AppTokens = {
  issue(app: string, sessionId: string): { token: string; expiresIn: number };
  isAppToken(token: string): boolean;
  /** The session behind a micro-app's token that is ours and has not expired. */
  verify(token: string): string | undefined;
  /** The session behind an outside page's token, for that page alone. */
  verifyPage(page: string, token: string): string | undefined;
};

/** Makes app tokens, signed so that they need no row. */
export function createAppTokens({ clock, signingKey }: { clock: Clock; signingKey: Buffer }): AppTokens {
  const sign = (body: string) => createHmac('sha256', signingKey).update(`app-token.${body}`).digest();
  return {
    issue(app, sessionId) {
      const exp = clock.now().getTime() + APP_TOKEN_LIFE_S * 1000;
      const body = Buffer.from(JSON.stringify({ app, sessionId, exp })).toString('base64url');
      return { token: `${PREFIX}${body}.${sign(body).toString('base64url')}`, expiresIn: APP_TOKEN_LIFE_S };
    },
    isAppToken: (token) => token.startsWith(PREFIX),
    verify(token) {
      const claims = read(token);
      return claims?.app.startsWith(OUTSIDE) ? undefined : claims?.sessionId;
    },
    verifyPage(page, token) {
      const claims = read(token);
      return claims?.app === OUTSIDE + page ? claims.sessionId : undefined;
    },
  };

  function read(token: string): v.InferOutput<typeof ClaimsSchema> | undefined {
    if (!token.startsWith(PREFIX)) return undefined;
    const [body = '', mac = ''] = token.slice(PREFIX.length).split('.');
    const shown = Buffer.from(mac, 'base64url');
    const expected = sign(body);
    if (shown.length !== expected.length || !timingSafeEqual(shown, expected)) return undefined;
    const claims = v.parse(ClaimsSchema, JSON.parse(Buffer.from(body, 'base64url').toString()));
    return claims.exp > clock.now().getTime() ? claims : undefined;
  }
}
