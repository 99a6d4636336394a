import { createHmac, timingSafeEqual } from 'node:crypto';

/** The headers under which two servers that share a secret sign what they send each other. */
export const SIGNED_HEADERS = { timestamp: 'x-portal-timestamp', signature: 'x-portal-signature' } as const;

/** When something was signed, and how. */
export type Signed = { timestamp: string; signature: string };

const ALLOWED_AGE_MS = 5 * 60_000;

/** Signs a body at a time: `sha256=` and the HMAC of the time, a dot and the body. */
export function signBody(secret: string, body: string | Buffer, now: Date): Signed {
  const timestamp = String(now.getTime());
  return { timestamp, signature: signatureOf(secret, timestamp, body) };
}

/** Whether a body was signed with this secret, and within the last five minutes. */
export function isSignedBody(
  secret: string,
  body: string | Buffer,
  { timestamp, signature }: Signed,
  now: Date,
): boolean {
  const age = Math.abs(now.getTime() - Number(timestamp));
  if (!(age <= ALLOWED_AGE_MS)) return false;
  const [expected, given] = [Buffer.from(signatureOf(secret, timestamp, body)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function signatureOf(secret: string, timestamp: string, body: string | Buffer): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`;
}
