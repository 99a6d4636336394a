const HALF_PAIR = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text without half surrogate pairs, which the database does not take. */
export function wellFormed(text: string): string {
  return text.replace(HALF_PAIR, '\ufffd');
}
