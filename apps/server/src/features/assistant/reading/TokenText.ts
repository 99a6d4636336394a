import type { LongestMatch } from './longestMatch.ts';
import type { Token } from './Token.ts';

/** The first sign of a range that no keyboard writes: each stands for a token that was found. */
const FIRST = 0xe000;
/** One found token, in a pattern. */
export const FOUND = '[\\uE000-\\uF8FF]';

/** A text in which what was understood has been replaced, so that what was not is left over. */
export type TokenText = {
  text: string;
  /** Replaces what matches by a token; where the reader gives none, the text stays. */
  take(pattern: RegExp, read: (match: RegExpExecArray) => Token | undefined): void;
  /** Replaces at each place the longest that is found there; where it means nothing, it stays. */
  takeLongest(find: LongestMatch<Token | undefined>): void;
  /** The token of a sign. */
  tokenOf(sign: string): Token | undefined;
  /** The tokens in the order of the text. */
  tokens(): Token[];
};

/** Begins with a text in which nothing is understood. */
export function createTokenText(question: string): TokenText {
  const found: Token[] = [];
  return {
    text: question.replace(/[\uE000-\uF8FF]/g, ''),
    take(pattern, read) {
      let [done, end] = ['', 0];
      for (const match of this.text.matchAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}g`))) {
        const token = read(match);
        done +=
          this.text.slice(end, match.index) +
          (token ? String.fromCharCode(FIRST + found.push(token) - 1) : match[0]);
        end = match.index + match[0].length;
      }
      this.text = done + this.text.slice(end);
    },
    takeLongest(find) {
      let done = '';
      for (let at = 0; at < this.text.length; ) {
        const one = find(this.text, at);
        const length = one?.length ?? 1;
        done += one?.meaning
          ? String.fromCharCode(FIRST + found.push(one.meaning) - 1)
          : this.text.slice(at, at + length);
        at += length;
      }
      this.text = done;
    },
    tokenOf: (sign) => found[sign.charCodeAt(0) - FIRST],
    tokens() {
      return [...this.text].flatMap((sign) => this.tokenOf(sign) ?? []);
    },
  };
}
