import { formsOf } from './formsOf.ts';
import { isPlainWord, stemsOf } from './isPlainWord.ts';
import { joinNames, withWholeNames } from './joinNames.ts';
import { FILLERS } from './lexicon/fillers.ts';
import { lexicon } from './lexicon/lexicon.ts';
import { plainChinese } from './lexicon/plainWords.ts';
import { UNKNOWN } from './lexicon/unknownWords.ts';
import { choicesOf, createLongestMatch } from './longestMatch.ts';
import { normalise } from './normalise.ts';
import {
  productPart,
  readColours,
  readEntities,
  readMarketplaces,
  readProductNames,
  SITES,
} from './readEntities.ts';
import { readNumbers } from './readNumbers.ts';
import { readPeriods } from './readPeriods.ts';
import { spellingAround, spellingOf } from './spellingOf.ts';
import type { Token } from './Token.ts';
import { createTokenText, type TokenText } from './TokenText.ts';
import type { Vocabulary } from './Vocabulary.ts';

/** What was understood of a question, and the words of which nothing was. */
export type ReadTokens = {
  tokens: Token[];
  left: string[];
  /** The question with a sign in place of each token. */
  rest: string;
};

const alternatives = lexicon.flatMap(([pattern, token]) =>
  choicesOf(pattern).map((source) => ({ source, token })),
);
/** Chinese words that say nothing and have a part that would: found whole, so that nothing is read in them. */
const emptyWords = plainChinese
  .filter((word) => word.length > 1 && !/[没不无]/.test(word))
  .map((source) => ({ source, token: undefined }));
const readable = [...alternatives, ...emptyWords];
const longestOf = createLongestMatch(
  readable.map(({ source, token }) => ({ source: bounded(source), meaning: token })),
);
const MONTH_NAMES = 'january february march april june july august september october november december'.split(
  ' ',
);
/** What days are named by, which is mistyped as often as what is asked of them. */
const DAY_NAMES =
  'yesterday today quarter weekend christmas friday monday tuesday wednesday thursday saturday sunday'.split(
    ' ',
  );
/** The words without signs of patterns: what a mistyped word may have been. */
const spellings = [
  ...alternatives.flatMap(({ source }) => formsOf(source)),
  ...MONTH_NAMES,
  ...DAY_NAMES,
  ...SITES.flatMap(([, names]) => names.split('|')),
].filter((source) => !/[()[\]?+*\\.]/.test(source));

/** Single words of Latin letters by what they are forms of. */
const stemsOfSpellings = new Map(
  spellings
    .filter((word) => /^[a-z]{4,}$/.test(word))
    .flatMap((word) => stemsOf(word).map((stem) => [stem, word] as const)),
);

/** Signs that stand beside what was understood and say no more. */
const SIGN_ALONE = /^[花到去来得着被使用拿做边谁]$/u;

/** Reads a question word by word; what has been mistyped is read as what it was meant to be. */
export function readTokens(question: string, words: Vocabulary, today: string): ReadTokens {
  let plain = normalise(question);
  for (let correction = 0; ; correction += 1) {
    const text = readText(plain, words, today);
    const left = leftOf(text, words);
    const found = correction < 3 && left.length > 0 ? mistypedOf(text, left, { plain, words }) : undefined;
    if (!found) {
      joinNames(text);
      const whole = withWholeNames(text.tokens(), words);
      return { tokens: whole.tokens, left: [...left, ...whole.left], rest: text.text };
    }
    const written = found.written.replace(/[^\p{L}\p{N}]/gu, '.');
    plain = plain.replace(new RegExp(`(?<![a-z])${written}(?![a-z])`, 'i'), found.meant);
  }
}

/** What says nothing is no slip of what does. */
const isFiller = (written: string) => written.replace(FILLERS, '').trim() === '';

/** The known form of a word that stands in another: "commission", "trended". */
function formOf(written: string): string | undefined {
  if (!/^[a-z]{4,}$/i.test(written)) return undefined;
  return stemsOf(written.toLowerCase()).flatMap((stem) => stemsOfSpellings.get(stem) ?? [])[0];
}

/** A word that is left, or one of which a part was understood, and what it was meant to be. */
function mistypedOf(
  text: TokenText,
  left: readonly string[],
  { plain, words }: { plain: string; words: Vocabulary },
): { written: string; meant: string } | undefined {
  const known = { words: spellings, names: words.products };
  const runs = (text.text.match(/[\p{L}\p{N}]+/gu) ?? []).map((run) => run.replace(/[\uE000-\uF8FF]/g, ''));
  for (const written of [...left, ...runs]) {
    if (isFiller(written) || isPlainWord(written)) continue;
    const meant = formOf(written) ?? spellingOf(written, known);
    if (meant) return { written, meant };
  }
  for (const word of left) {
    const around = spellingAround(word, plain, known);
    if (around && !isFiller(around.written)) return around;
  }
  return undefined;
}

function readText(plain: string, words: Vocabulary, today: string): TokenText {
  const text = createTokenText(plain);
  readEntities(text, words);
  text.take(UNKNOWN, ([found]) => ({ kind: 'unknown', text: found }));
  readNumbers(text);
  readPeriods(text, today);
  readMarketplaces(text);
  readColours(text, words);
  readProductNames(text, words, 3);
  text.takeLongest(longestOf);
  // "ROAS도": that one too.
  text.take(/(?<=^[\uE000-\uF8FF] ?)도(?=[\s?!.]*$)/, () => ({ kind: 'word', word: 'adding' }));
  joinNames(text);
  return text;
}

/** What is left when words that say nothing are taken out; words of products are tokens yet. */
function leftOf(text: TokenText, words: Vocabulary): string[] {
  const runs = text.text.match(/[^\uE000-\uF8FF\p{P}\p{S}]+/gu) ?? [];
  for (const run of runs)
    for (const part of productRuns(withoutPlain(run).replace(FILLERS, ' ').trim(), words))
      text.take(
        new RegExp(
          part.written
            .split(/\s+/)
            .map((word) => word.replace(/[^\p{L}\p{N}]/gu, '.'))
            .join('.*?'),
          'i',
        ),
        () => ({
          kind: 'filter',
          filter: { dimension: 'product', values: [part.meant], isPart: true },
        }),
      );
  return withoutPlain(text.text.replace(/[\uE000-\uF8FF]/g, ' '))
    .replace(FILLERS, ' ')
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word.replace(/[-\d]/g, '').length > 0 || /\d/.test(word))
    .filter((word) => !SIGN_ALONE.test(word) && !isPlainWord(word));
}

/** Words of products among those that are left: the longest runs of them. */
function productRuns(left: string, vocabulary: Vocabulary): { written: string; meant: string }[] {
  const words = left.split(/\s+/).filter((word) => word !== '');
  for (let size = words.length; size > 0; size -= 1)
    for (let from = 0; from + size <= words.length; from += 1) {
      const written = words.slice(from, from + size).join(' ');
      const meant = productPart(written, vocabulary);
      if (meant)
        return [
          ...productRuns(words.slice(0, from).join(' '), vocabulary),
          { written, meant },
          ...productRuns(words.slice(from + size).join(' '), vocabulary),
        ];
    }
  return [];
}

/** A text in which whole words that belong to the asking are blanks. */
const withoutPlain = (text: string) => text.replace(/\p{L}+/gu, (word) => (isPlainWord(word) ? ' ' : word));

/** Words of Latin letters begin and end where they do; others have no gaps. */
function bounded(written: string): string {
  // A blank of Korean may be missing; one of English may be a hyphen.
  const source = written
    .replace(/(?<=[가-힣)]) (?=[가-힣(])/g, ' ?')
    .replace(/(?<=[a-z)]) (?=[a-z(])/gi, '[ -]');
  const isLatin = (sign = '') => /[a-z]/i.test(sign);
  // What has to follow a blank begins a word itself.
  const last = / \(\?=[^()]*\)$/.test(written) ? '' : source.replace(/[?)\]]+$/, '').at(-1);
  return `${isLatin(source.replace(/^[(?:]+/, '')[0]) ? '(?<![a-z])' : ''}${source}${isLatin(last) ? '(?![a-z])' : ''}`;
}
