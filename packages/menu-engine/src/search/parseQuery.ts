import { foldText } from './foldText.ts';

/** Longer input is no search for a menu. */
const QUERY_MAX = 64;
const TOKENS_MAX = 8;

/** What was typed, as it is compared: word by word, and in one piece. */
export type ParsedQuery = { readonly tokens: readonly string[]; readonly joined: string };

/** Reads what was typed; undefined for an empty box. */
export function parseQuery(query: string): ParsedQuery | undefined {
  const folded = foldText(query.slice(0, QUERY_MAX).normalize('NFC')).replace(/(?<=[a-z])['’](?=[a-z])/g, '');
  const tokens = folded.trim().split(/\s+/).slice(0, TOKENS_MAX);
  const joined = tokens.join('');
  return joined === '' ? undefined : { tokens, joined };
}
