import type { Caller } from './callerOf.ts';

/** Whether a page of this origin may call the server as it was addressed: one without encryption may not where calls have it. */
export function isOwnOrigin(
  origin: string,
  { host, secure }: Pick<Caller, 'host' | 'secure'>,
  allowedOrigins: readonly string[],
): boolean {
  if (allowedOrigins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host && /^https?:$/.test(page.protocol) && !(secure && page.protocol === 'http:');
}
