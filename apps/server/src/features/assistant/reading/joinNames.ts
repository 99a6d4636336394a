import { isWord, type Token } from './Token.ts';
import type { TokenText } from './TokenText.ts';
import type { Vocabulary } from './Vocabulary.ts';

type Filter = Extract<Token, { kind: 'filter' }>;

/** Makes one condition of names of one kind with "and" or "or" between them: "excluding Germany and France" excludes both. */
export function joinNames(text: TokenText): void {
  for (let before = ''; before !== text.text; ) {
    before = text.text;
    const name = signsOf(text, (token) => token.kind === 'filter');
    const and = signsOf(text, (token) => isWord(token, 'follow'));
    text.take(
      new RegExp(
        `(${name}) ?(?:和|与|跟|及|以及|、|或者?|&|\\+|/|,? ?and |,? ?or |이?랑 |과 |와 |하고 |,? ?${and}|(,)) ?(${name})`,
        'i',
      ),
      ([, one = '', comma, other = '']) => {
        const [first, second] = [text.tokenOf(one), text.tokenOf(other)];
        if (first?.kind !== 'filter' || second?.kind !== 'filter' || !areOfOneKind(first, second))
          return undefined;
        // "Germany, France and Italy": a comma goes on to what is joined already.
        if (comma && second.filter.values.length < 2) return undefined;
        const values = [...new Set([...first.filter.values, ...second.filter.values])];
        return { kind: 'filter', filter: { ...first.filter, values } };
      },
    );
  }
}

/** A pattern of one sign that stands for such a token. */
function signsOf(text: TokenText, isWanted: (token: Token) => boolean): string {
  const signs = [...text.text].filter((sign) => {
    const token = text.tokenOf(sign);
    return token !== undefined && isWanted(token);
  });
  return signs.length > 0 ? `[${signs.join('')}]` : '(?!)';
}

const areOfOneKind = ({ filter: one }: Filter, { filter: other }: Filter) =>
  one.dimension === other.dimension && one.isPart === other.isPart;

/**
 * Replaces words of names that stand apart by the names which have them all: "black air fryer" is one product. Words that
 * no name has together are not understood: `left` has them.
 */
export function withWholeNames(
  tokens: readonly Token[],
  { products }: Vocabulary,
): { tokens: Token[]; left: string[] } {
  const isPart = (token: Token): token is Filter =>
    token.kind === 'filter' && token.filter.dimension === 'product' && token.filter.isPart === true;
  const parts = tokens.filter(isPart).filter(({ filter }) => filter.values.length === 1);
  const words = [...new Set(parts.map(({ filter }) => filter.values[0]?.toLowerCase() ?? ''))];
  if (words.length < 2) return { tokens: [...tokens], left: [] };
  // "Earbuds except white": not the white ones.
  const isTakenOut = tokens.some(
    (token, index) =>
      isPart(token) && (isWord(tokens[index - 1], 'except') || isWord(tokens[index + 1], 'excepted')),
  );
  if (isTakenOut) return { tokens: [...tokens], left: words };
  const names = products.filter((name) => words.every((word) => name.toLowerCase().includes(word)));
  if (names.length === 0) return { tokens: [...tokens], left: words };
  const [first, ...others] = parts;
  return {
    tokens: tokens.flatMap((token) =>
      token === first && first
        ? { ...first, filter: { ...first.filter, values: names } }
        : others.some((one) => one === token)
          ? []
          : token,
    ),
    left: [],
  };
}
