import { openMarks } from './openMarks.ts';

/** A line that says nothing yet: list, quote and heading marks, rules, underlines, the beginning of a fence. */
const ONLY_MARKS =
  /^(?:#{1,6}|\${1,2}|[-*+]|\d{1,9}[.)]?|`{1,2}|~{1,2}|[-=*_][-=*_ \t]*|\[[ xX]?\]?)?[ \t]*$/;
/** What may stand before a block inside a list or a quote. */
const CONTAINERS = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*/;
const DELIMITER_ROW = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-*:?[ \t]*)*$/;

/**
 * Returns the end of an arriving answer as far as it can be shown without showing marks: what may yet become a mark waits, what
 * is open is closed.
 */
export function holdBack(tail: string): string {
  const source = tail.replace(/[\uD800-\uDBFF]$/, '');
  const begin = source.lastIndexOf('\n') + 1;
  const before = source.slice(0, begin);
  const line = source.slice(begin);
  const fence = openFence(before);
  if (fence !== undefined) return isFenceEnd(line, fence) ? before : source;
  const inner = line.replace(CONTAINERS, '');
  if (ONLY_MARKS.test(inner) || /^(?:`{3,}[^`]*|~{3,}.*)$/.test(inner)) return withoutHeader(before);
  const isTable = inner.startsWith('|');
  if (isTable && !isInTable(before)) return withoutHeader(before);
  if (isTable && /^\|[ \t]*$/.test(inner)) return before;
  return before + closed(line, paragraphBefore(before));
}

/** Holds back a table's first line until the line below it makes it one. */
function withoutHeader(before: string): string {
  if (isInTable(before)) return before;
  const lines = before.trimEnd().split('\n');
  const last = lines.at(-1) ?? '';
  if (before.endsWith('\n\n') || !last.replace(CONTAINERS, '').startsWith('|')) return before;
  return before.slice(0, before.trimEnd().length - last.length);
}

function isInTable(before: string): boolean {
  const lines = before.split('\n').slice(0, -1);
  for (let index = lines.length - 1; index > 0; index -= 1) {
    const line = (lines[index] ?? '').replace(CONTAINERS, '');
    if (line.trim() === '') return false;
    if (DELIMITER_ROW.test(line) && line.includes('-') && lines[index - 1]?.includes('|')) return true;
  }
  return false;
}

/** Returns the fence that is open at the end of whole lines. */
function openFence(before: string): string | undefined {
  let open: string | undefined;
  for (const line of before.split('\n')) {
    const inner = open === undefined ? line.replace(CONTAINERS, '') : line;
    const fence = /^[ \t]*(`{3,}|~{3,})(.*)$/.exec(inner);
    if (!fence?.[1]) continue;
    const [, marks = '', rest = ''] = fence;
    if (open === undefined) {
      if (marks[0] === '~' || !rest.includes('`')) open = marks;
    } else if (marks[0] === open[0] && marks.length >= open.length && rest.trim() === '') open = undefined;
  }
  return open;
}

function isFenceEnd(line: string, fence: string): boolean {
  const marks = line.trim();
  return marks !== '' && marks === (fence[0] ?? '`').repeat(marks.length);
}

/** Returns the lines of the same paragraph, so that marks opened there are known. */
function paragraphBefore(before: string): string {
  const lines = before.split('\n').slice(0, -1);
  let first = lines.length;
  while (first > 0) {
    const line = lines[first - 1] ?? '';
    if (line.trim() === '' || /^[ \t]*(?:#{1,6} |>|[-*+] |\d{1,9}[.)] |\||`{3}|~{3})/.test(line)) break;
    first -= 1;
  }
  const starter = lines[first - 1];
  const isListed = starter !== undefined && /^[ \t]*(?:[-*+]|\d{1,9}[.)]) /.test(starter);
  const belonging = [...(isListed ? [starter.replace(CONTAINERS, '')] : []), ...lines.slice(first)];
  return belonging.map((line) => `${line}\n`).join('');
}

function closed(line: string, paragraph: string): string {
  const cell = line.lastIndexOf('|') + 1;
  const isRow = /^[ \t]*\|/.test(line.replace(CONTAINERS, ''));
  const [head, rest] = isRow ? [line.slice(0, cell), line.slice(cell)] : [line, ''];
  const marks = CONTAINERS.exec(line)?.[0].length ?? 0;
  const open = isRow ? openMarks(rest) : openMarks(paragraph + line.slice(marks));
  if (isRow) return head + rest.slice(0, open.end) + open.closers;
  const end = Math.max(0, open.end - paragraph.length) + marks;
  return open.end < paragraph.length ? '' : line.slice(0, end).replace(/[ \t]+$/, '') + open.closers;
}
