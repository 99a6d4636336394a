import { endOfMaths, MAX_MATHS } from './mathsRules.ts';

/** What is open at the end of a line. */
export type OpenMarks = {
  /** The text up to here can be shown. */
  end: number;
  /** Ends what is open there. */
  closers: string;
};

type Open = { mark: string; at: number };

const WORD = /[\p{L}\p{N}]/u;
const CJK = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** Characters of a link that may wait for its end; anything longer is shown as it is. */
const MAX_WAITING = 2000;

/** Finds emphasis, code, links and pictures that are open at the end of a text that is still arriving. */
export function openMarks(text: string): OpenMarks {
  const stack: Open[] = [];
  let bracket: number | undefined;
  let index = 0;
  while (index < text.length) {
    const char = text[index] ?? '';
    if (char === '\\') {
      if (index === text.length - 1) return stopAt(text, index, stack);
      const next = text[index + 1];
      const end = next === '(' || next === '[' ? endOfMaths(text, index) : index + 2;
      if (end === undefined && text.length - index < MAX_MATHS) return waitAt(text, index, stack);
      index = end ?? index + 2;
    } else if (char === '`') {
      const run = runOf(text, index);
      const close = closingTicks(text, index + run, run);
      if (close === undefined) return inCode(text, index, run, stack);
      index = close;
    } else if (char === '[' || (char === '!' && text[index + 1] === '[')) {
      bracket ??= index;
      index += char === '!' ? 2 : 1;
    } else if (char === ']' && bracket !== undefined) {
      const after = afterLabel(text, index + 1);
      if (after === undefined) return waitAt(text, bracket, stack);
      bracket = undefined;
      index = after;
    } else if (char === '<' || char === '&') {
      if (isUnfinished(text, index)) return stopAt(text, index, stack);
      index += 1;
    } else if (char === '*' || char === '_' || char === '~') {
      const run = runOf(text, index);
      // A run at the very end may still grow: the closers stand for it.
      if (index + run === text.length) return stopAt(text, index, stack);
      toggle(text, index, run, stack);
      index += run;
    } else index += 1;
  }
  if (bracket !== undefined) return waitAt(text, bracket, stack);
  if (text.endsWith('!')) return stopAt(text, text.length - 1, stack);
  return stopAt(text, text.length, stack);
}

function toggle(text: string, index: number, run: number, stack: Open[]): void {
  const char = text[index] ?? '';
  const previous = [...text.slice(Math.max(0, index - 2), index)].at(-1) ?? '';
  const next = String.fromCodePoint(text.codePointAt(index + run) ?? 32);
  let left = run;
  if (!/^\s?$/.test(previous)) {
    for (let open = stack.at(-1); open?.mark[0] === char && left > 0; open = stack.at(-1)) {
      if (open.mark.length > left) {
        open.mark = open.mark.slice(left);
        left = 0;
        break;
      }
      left -= open.mark.length;
      stack.pop();
    }
    if (left === 0) return;
    // Deeper ones are closed together with what was opened inside them.
    const deeper = stack.findLastIndex(({ mark }) => mark === char.repeat(left));
    if (deeper >= 0) {
      stack.splice(deeper);
      return;
    }
  }
  if (/\s/.test(next)) return;
  const isInsideWord = WORD.test(previous) && WORD.test(next) && !CJK.test(previous) && !CJK.test(next);
  if (char === '_' && WORD.test(previous)) return;
  if (char === '~' && left > 2) return;
  if (isInsideWord && left === 1) return;
  for (; left > 0; left -= left > 1 ? 2 : 1)
    stack.push({ mark: char.repeat(char === '~' ? left : Math.min(2, left)), at: index });
}

function inCode(text: string, index: number, run: number, stack: Open[]): OpenMarks {
  const code = text.slice(index + run);
  const ticks = /`+$/.exec(code)?.[0].length ?? 0;
  const end = text.length - ticks;
  if (code.slice(0, code.length - ticks).trim() === '') return stopAt(text, index, stack);
  return { end, closers: '`'.repeat(run) + closersOf(stack) };
}

function stopAt(text: string, at: number, stack: readonly Open[]): OpenMarks {
  let end = at;
  let open = [...stack];
  // Marks without a letter after them wait, and so does the space before a mark that closes.
  for (;;) {
    const last = open.at(-1);
    const trimmed = open.length > 0 ? text.slice(0, end).trimEnd().length : end;
    if (!last || last.at + last.mark.length < trimmed) return { end: trimmed, closers: closersOf(open) };
    end = Math.min(last.at, trimmed);
    open = open.slice(0, -1);
  }
}

function waitAt(text: string, at: number, stack: readonly Open[]): OpenMarks {
  const open = stack.filter((one) => one.at < at);
  return text.length - at > MAX_WAITING ? stopAt(text, text.length, stack) : stopAt(text, at, open);
}

function closersOf(stack: readonly Open[]): string {
  return stack
    .map(({ mark }) => mark)
    .reverse()
    .join('');
}

/** Returns where the text goes on behind `](…)`, `][…]` or a bare label; undefined while that is not known. */
function afterLabel(text: string, index: number): number | undefined {
  const next = text[index];
  if (next === undefined) return undefined;
  if (next === ':')
    return text.indexOf('\n', index) < 0 &&
      /^\s{0,3}\[[^\]\n]*\]$/.test(text.slice(text.lastIndexOf('\n', index) + 1, index))
      ? undefined
      : index;
  if (next !== '(' && next !== '[') return index;
  const closing = next === '(' ? ')' : ']';
  let depth = 0;
  for (let at = index; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\n' && text[at + 1] === '\n') return index;
    if (char === '\\') at += 1;
    else if (char === next) depth += 1;
    else if (char === closing && --depth === 0) return at + 1;
  }
  return undefined;
}

/** Returns whether the end of a tag or a character reference has not come. */
function isUnfinished(text: string, index: number): boolean {
  return /^(?:<(?:b(?:r[ /]*)?)?|<(?:https?:|mailto:)[^\s<>]*|&#?[a-zA-Z0-9]{0,8})$/.test(
    text.slice(index, index + 300),
  );
}

function closingTicks(text: string, from: number, run: number): number | undefined {
  for (let index = text.indexOf('`', from); index >= 0; ) {
    const length = runOf(text, index);
    // A run at the very end may still grow.
    if (length === run && index + length < text.length) return index + length;
    index = text.indexOf('`', index + length);
  }
  return undefined;
}

function runOf(text: string, index: number): number {
  let end = index;
  while (text[end] === text[index] && end < text.length) end += 1;
  return end - index;
}
