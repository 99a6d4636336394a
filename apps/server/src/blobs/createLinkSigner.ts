import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../http/Clock.ts';

/** Addresses that are good for a while and for one thing. */
export type LinkSigner = {
  /** The query of an address about `subject` that is good for so many seconds. */
  sign(subject: string, seconds: number): { query: string; expiresAt: Date };
  /** Whether an address is ours and still good. */
  check(subject: string, shown: { expires: string; sign: string }): 'good' | 'expired' | 'forged';
};

/** Makes signed addresses; they need no row. */
export function createLinkSigner({ clock, signingKey }: { clock: Clock; signingKey: Buffer }): LinkSigner {
  const mac = (subject: string, expires: string) =>
    createHmac('sha256', signingKey).update(`link\n${subject}\n${expires}`).digest();
  return {
    sign(subject, seconds) {
      const expires = String(Math.floor(clock.now().getTime() / 1000) + seconds);
      const sign = mac(subject, expires).toString('base64url');
      return { query: `expires=${expires}&sign=${sign}`, expiresAt: new Date(Number(expires) * 1000) };
    },
    check(subject, { expires, sign }) {
      const shown = Buffer.from(sign, 'base64url');
      const expected = mac(subject, expires);
      if (shown.length !== expected.length || !timingSafeEqual(shown, expected)) return 'forged';
      return Number(expires) * 1000 > clock.now().getTime() ? 'good' : 'expired';
    },
  };
}
