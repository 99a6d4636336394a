import { createHash } from 'node:crypto';

/** The same data have the same tokens: files of the demo data are no secret. */
export function mediaToken(...parts: (string | undefined)[]): string {
  return createHash('sha256')
    .update(`demo:${parts.filter(Boolean).join(':')}`)
    .digest('base64url')
    .slice(0, 32);
}
