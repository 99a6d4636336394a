/** Punctuation of languages that put no spaces between words: it separates nothing from the marks beside it. */
const WIDE =
  '[\\u3001-\\u3003\\u3008-\\u3011\\u3014-\\u301f\\uff01-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65]';
/** Characters of such languages. */
const CJK = `(?:[\\p{sc=Han}\\p{sc=Hangul}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Bopomofo}\\u30fc]|${WIDE})`;

const P = `(?!~)(?!${WIDE})[\\p{P}\\p{S}]`;
const SPACE_OR_P = `(?:\\s|${P})`;
const WORD = `(?:[^\\s\\p{P}\\p{S}]|~|${WIDE})`;

/*
 * A run of marks in an answer's text, as the lexer looks for the end of an emphasis. The groups mean: 1 and 2 can only
 * close, 3 and 4 only open, 5 and 6 do either. Punctuation, marks, CJK (`(일)**이`) and CJK, marks, punctuation are
 * either; by CommonMark they would only open, or only close, because it counts on spaces between words.
 */
function marks(mark: string, run: string, skipped: string): string {
  return [
    skipped,
    `(?!${mark})${P}(${run})(?=\\s|$)`,
    `(?!${CJK}${run}(?!${mark})${P})${WORD}(${run})(?!${mark})(?=${SPACE_OR_P}|$)`,
    `(?!${P}${run}${CJK})(?!${mark})${SPACE_OR_P}(${run})(?=${WORD})`,
    `\\s(${run})(?!${mark})(?=${P})`,
    `(?!${mark})${P}(${run})(?!${mark})(?=${P}|${CJK})`,
    `${WORD}(${run})(?=${WORD}|(?<=${CJK}${run})(?!${mark})${P})`,
  ].join('|');
}

/** The lexer's rules for emphasis and struck-out text, right beside such characters too. */
export const CJK_RULES = {
  /** What may stand before marks that are followed by punctuation, so that they open. */
  punctuation: new RegExp(`^((?![*_])[\\s\\p{P}\\p{S}]|${CJK})`, 'u'),
  emStrongLDelim: new RegExp(`^(?:\\*+(?:((?!\\*)${P})|([^\\s*]))?)|^_+(?:((?!_)${P})|([^\\s_]))?`, 'u'),
  emStrongRDelimAst: new RegExp(
    marks('\\*', '\\*+', '^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])'),
    'gu',
  ),
  delLDelim: new RegExp(`^~~?(?:((?!~)${P})|[^\\s~])`, 'u'),
  delRDelim: new RegExp(marks('~', '~~?', '^[^~]+(?=[^~])').replaceAll('|~|', '|'), 'gu'),
};
