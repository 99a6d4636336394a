const MAX_CHARACTERS = 4096;
const VISIBLE_ASCII = /^[\x21-\x7e]+$/;

/** Tells a usable token from what broken servers and proxies put into the header. */
export function isTokenValue(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > MAX_CHARACTERS) return false;
  return VISIBLE_ASCII.test(value) && value !== 'undefined' && value !== 'null';
}

/** Returns the place of a token `<number>.<secret>` in its session's row of tokens; undefined for tokens of another form. */
export function tokenSequence(token: string): number | undefined {
  const match = /^(\d{1,15})\./.exec(token);
  return match ? Number(match[1]) : undefined;
}
