import type { Cell, Table } from './Table.ts';

/** Characters that spreadsheets take for the beginning of a formula, their full-width twins included. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** The mark by which spreadsheets know UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const PIECE_LENGTH = 64 * 1024;

/** Writes a table as CSV in UTF-8. A text that a spreadsheet would run as a formula is led by an apostrophe. */
export async function* writeCsv({ head, rows }: Table): AsyncGenerator<Uint8Array> {
  let text = BYTE_ORDER_MARK + line(head);
  for await (const row of rows) {
    text += line(row);
    if (text.length < PIECE_LENGTH) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}

function line(cells: readonly Cell[]): string {
  return `${cells.map(quote).join(',')}\r\n`;
}

function quote(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
