import { parseReport, type ReportCell, type ReportColumn } from './parseReport.ts';
import { plainCell, toTsv } from './tableText.ts';

/** An answer as it goes on the clipboard: for spreadsheets and fields, for documents, and as it was written. */
export type CopiedAnswer = { text: string; html: string; markdown: string };

type Table = { columns: ReportColumn[]; rows: ReportCell[][] };
type Part = { words: string } | Table;

const FENCE = /^```(data|ask)\n([\s\S]*?)\n```[ \t]*$/gm;
const RULE = /^\s*\|?(\s*:?-+:?\s*\|)+\s*:?-*:?\s*$/;

/** Returns it; its tables are cells in each of them. */
export function copyOf(content: string): CopiedAnswer {
  const parts = partsOf(content);
  const join = (write: (part: Part) => string, gap: string) => parts.map(write).filter(Boolean).join(gap);
  return {
    text: join((part) => ('words' in part ? part.words : toTsv(part)), '\n\n'),
    html: join((part) => ('words' in part ? paragraphs(part.words) : tableHtml(part)), ''),
    markdown: join((part) => ('words' in part ? part.words : tableMarkdown(part)), '\n\n'),
  };
}

function partsOf(content: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const match of content.matchAll(FENCE)) {
    const [whole, kind, code = ''] = match;
    parts.push(...splitTables(content.slice(at, match.index)));
    const report = kind === 'data' ? parseReport(code) : undefined;
    if (report) parts.push(report);
    // Questions that can be pressed are lines of a list; a table that did not come whole is none.
    else if (kind === 'ask') parts.push({ words: code.replace(/^/gm, '- ') });
    at = match.index + whole.length;
  }
  return [...parts, ...splitTables(content.slice(at))].filter(
    (part) => !('words' in part) || part.words !== '',
  );
}

/** Words, and the tables that are written among them with bars; what stands in code is no table. */
function splitTables(text: string): Part[] {
  const parts: Part[] = [];
  let words: string[] = [];
  let isCode = false;
  const lines = text.split('\n');
  const flush = () => {
    parts.push({ words: words.join('\n').trim() });
    words = [];
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (/^\s*(```|~~~)/.test(line)) isCode = !isCode;
    const isHead = !isCode && line.includes('|') && RULE.test(lines[index + 1] ?? '');
    if (!isHead) {
      words.push(line);
      continue;
    }
    flush();
    const rows: string[][] = [];
    for (index += 2; (lines[index] ?? '').includes('|'); index += 1) rows.push(cellsOf(lines[index] ?? ''));
    index -= 1;
    const columns = cellsOf(line).map((title) => ({ key: title, title, type: 'text' as const }));
    parts.push({ columns, rows });
  }
  flush();
  return parts;
}

function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

const linesOf = ({ columns, rows }: Table) => ({
  head: columns.map(({ title }) => title),
  body: rows.map((row) => row.map((cell, at) => plainCell(cell, columns[at]?.type))),
});

function tableMarkdown(table: Table): string {
  const { head, body } = linesOf(table);
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')).join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...body.map(line)].join('\n');
}

function tableHtml(table: Table): string {
  const { head, body } = linesOf(table);
  const cells = (row: readonly string[], tag: 'th' | 'td') =>
    `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${cells(head, 'th')}</thead><tbody>${body.map((row) => cells(row, 'td')).join('')}</tbody></table>`;
}

/** Plain paragraphs: what an answer marks stays its words, and nothing of it becomes an element. */
function paragraphs(words: string): string {
  return words
    .split(/\n{2,}/)
    .map((block) => `<p>${escapeHtml(block.replaceAll('**', '')).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
