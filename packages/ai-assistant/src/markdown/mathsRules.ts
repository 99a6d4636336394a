import type { Tokens } from 'marked';

/** A formula: `tex` is its source, `isBlock` whether it stands on lines of its own. */
export type MathsToken = Tokens.Generic & { type: 'maths'; tex: string; isBlock: boolean };

/** A longer one is text: what arrives waits for its end. */
export const MAX_MATHS = 2000;

const CLOSER: Readonly<Record<string, string>> = { '\\(': '\\)', '\\[': '\\]', $$: '$$' };
/** One dollar is money here, never a formula. */
const BLOCK_START = /^ {0,3}(\$\$|\\\[)/;
const INLINE_START = /^\\[([]/;

/** Where a formula that begins with this opener at `from` ends; undefined where none does, or the text goes on without it. */
export function endOfMaths(text: string, from: number): number | undefined {
  const closer = CLOSER[text.slice(from, from + 2)];
  if (!closer) return undefined;
  const at = text.indexOf(closer, from + 2);
  const end = at + closer.length;
  const isFormula = at > from + 2 && end - from <= MAX_MATHS && !/\n[ \t]*\n/.test(text.slice(from, at));
  return isFormula ? end : undefined;
}

function tokenOf(raw: string, isBlock: boolean): MathsToken | undefined {
  const tex = raw.trim().slice(2, -2).trim();
  return tex === '' ? undefined : { type: 'maths', raw, tex, isBlock };
}

function readBlock(src: string): MathsToken | undefined {
  const start = BLOCK_START.exec(src);
  const end = start ? endOfMaths(src, start[0].length - 2) : undefined;
  const rest = end === undefined ? undefined : /^[ \t]*(?:\n|$)/.exec(src.slice(end));
  return end === undefined || !rest ? undefined : tokenOf(src.slice(0, end + rest[0].length), true);
}

function readInline(src: string): MathsToken | undefined {
  const end = INLINE_START.test(src) ? endOfMaths(src, 0) : undefined;
  return end === undefined ? undefined : tokenOf(src.slice(0, end), src[1] === '[');
}

/** Where the paragraph that `src` begins with is ended by a formula of its own lines. */
function startOfBlock(src: string): number | undefined {
  const blank = src.indexOf('\n\n');
  const paragraph = blank < 0 ? src : src.slice(0, blank);
  const found = /\n {0,3}(?:\$\$|\\\[)/.exec(paragraph);
  return found && readBlock(src.slice(found.index + 1)) ? found.index + 1 : undefined;
}

/** The lexer's rules for formulas: `$$…$$` and `\[…\]` on lines of their own, `\(…\)` and `\[…\]` inside a line. */
export const MATHS_RULES = {
  block: [readBlock],
  inline: [readInline],
  startBlock: [startOfBlock],
  startInline: [],
  renderers: {},
  childTokens: {},
};

/**
 * Where the line begins in which a formula of its own lines is open at the end of a text that still arrives; undefined
 * where none is, or where it can be none any more.
 */
export function openMathsLine(text: string): number | undefined {
  let fence: string | undefined;
  for (let begin = 0; begin < text.length; begin = nextLine(text, begin)) {
    const [, marks = ''] = /^ {0,3}(`{3,}|~{3,})/.exec(text.slice(begin, begin + 80)) ?? [];
    if (marks) fence = fence === undefined ? marks : marks.startsWith(fence) ? undefined : fence;
    const start = fence === undefined && BLOCK_START.exec(text.slice(begin, begin + 5));
    if (!start) continue;
    const from = begin + start[0].length - 2;
    const end = endOfMaths(text, from);
    // What follows on the line of its end may yet make it none.
    if (end !== undefined && text.indexOf('\n', end) >= 0) begin = end - 1;
    else if (!/\n[ \t]*\n/.test(text.slice(from)) && text.length - from < MAX_MATHS) return begin;
  }
  return undefined;
}

function nextLine(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at < 0 ? text.length : at + 1;
}
