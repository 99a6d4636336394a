const HALF_PAIR = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text without half surrogate pairs, which the database does not take. */
export function wellFormed(text: string): string {
  return text.replace(HALF_PAIR, '\ufffd');
}

/** All but the first half of a pair at the end: its other half is on the way, or never comes. */
export function withoutHalf(text: string): string {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? text.slice(0, -1) : text;
}
