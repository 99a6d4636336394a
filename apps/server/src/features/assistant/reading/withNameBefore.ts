import type { DataQuestion } from '../../../data/DataQuestion.ts';
import type { Token } from './Token.ts';
import type { Vocabulary } from './Vocabulary.ts';

/**
 * Reads a word of a name, after another word of names was talked about, as the products that have both: "only black", of the
 * yoga mats. A word with which many names end tells kinds of one thing: where no name has both, it is not understood.
 */
export function withNameBefore(
  tokens: readonly Token[],
  { products }: Vocabulary,
  previous: DataQuestion | undefined,
): { tokens: Token[]; left: string[] } {
  const before = previous?.filters.find(({ dimension, isPart }) => dimension === 'product' && isPart);
  const parts = tokens.filter(isPart);
  const [part] = parts;
  const [word, ...others] = part?.filter.values ?? [];
  const unchanged = { tokens: [...tokens], left: [] };
  if (!before || !part || parts.length > 1 || word === undefined || others.length > 0) return unchanged;
  const has = (name: string, one: string) => name.toLowerCase().includes(one.toLowerCase());
  if (before.values.some((one) => has(one, word) || has(word, one))) return unchanged;
  const values = products.filter((name) => has(name, word) && before.values.some((one) => has(name, one)));
  if (values.length > 0)
    return {
      tokens: tokens.map((token) =>
        token === part ? { ...part, filter: { ...part.filter, values } } : token,
      ),
      left: [],
    };
  const isOfKinds = products.filter((name) => name.toLowerCase().endsWith(word.toLowerCase())).length > 5;
  return isOfKinds ? { tokens: [...tokens], left: [word] } : unchanged;
}

const isPart = (token: Token): token is Extract<Token, { kind: 'filter' }> =>
  token.kind === 'filter' && token.filter.dimension === 'product' && token.filter.isPart === true;
