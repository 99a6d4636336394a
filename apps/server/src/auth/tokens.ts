import { createHash, randomBytes } from 'node:crypto';

/** A new secret that stands for something stored under its digest only. */
export function createToken(): { token: string; digest: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, digest: digestOf(token) };
}

/** What is stored of a token. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
