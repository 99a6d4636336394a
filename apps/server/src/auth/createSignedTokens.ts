import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '../http/Clock.ts';

const MAX_LENGTH = 2_000;
const EnvelopeSchema = v.object({
  purpose: v.string(),
  exp: v.number(),
  id: v.string(),
  claims: v.record(v.string(), v.string()),
});

/** Small signed facts that need no row: good for one purpose and a while. */
export type SignedTokens = {
  issue(purpose: string, claims: Readonly<Record<string, string>>, lifeS: number): string;
  /** What a token of ours for this purpose says, with an id of its own; undefined when it is none or too old. */
  read(purpose: string, token: string): SignedFact | undefined;
};

/** What a signed token says. */
type SignedFact = { id: string; expiresAt: Date; claims: Readonly<Record<string, string>> };

/** Makes signed tokens over one key. */
export function createSignedTokens({ clock, key }: { clock: Clock; key: Buffer | string }): SignedTokens {
  const sign = (body: string) => createHmac('sha256', key).update(`fact.${body}`).digest();
  return {
    issue(purpose, claims, lifeS) {
      const exp = clock.now().getTime() + lifeS * 1000;
      const content = { purpose, exp, id: randomBytes(12).toString('base64url'), claims };
      const body = Buffer.from(JSON.stringify(content)).toString('base64url');
      return `${body}.${sign(body).toString('base64url')}`;
    },
    read(purpose, token) {
      if (token.length > MAX_LENGTH) return undefined;
      const [body = '', mac = ''] = token.split('.');
      const shown = Buffer.from(mac, 'base64url');
      const expected = sign(body);
      if (shown.length !== expected.length || !timingSafeEqual(shown, expected)) return undefined;
      const content = v.parse(EnvelopeSchema, JSON.parse(Buffer.from(body, 'base64url').toString()));
      if (content.purpose !== purpose || content.exp <= clock.now().getTime()) return undefined;
      return { id: content.id, expiresAt: new Date(content.exp), claims: content.claims };
    },
  };
}
