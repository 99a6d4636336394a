import type { Cell, CellFormat, Table } from './Table.ts';

/** Characters that spreadsheets take for the beginning of a formula, their full-width twins included. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** The mark by which spreadsheets know UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const PIECE_LENGTH = 64 * 1024;

/**
 * Writes a table as CSV in UTF-8: shares in percent, days and times as spreadsheets read them. A text that a spreadsheet
 * would run as a formula is led by an apostrophe.
 */
export async function* writeCsv({ columns, rows }: Table): AsyncGenerator<Uint8Array> {
  const formats = columns.map(({ format }) => format);
  let text = BYTE_ORDER_MARK + line(columns.map(({ label }) => quote(label)));
  for await (const row of rows) {
    text += line(row.map((cell, index) => quote(cell, formats[index])));
    if (text.length < PIECE_LENGTH) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}

function line(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`;
}

function quote(cell: Cell, format?: CellFormat): string {
  if (cell === null) return '';
  if (typeof cell === 'number') {
    if (!Number.isFinite(cell)) return '';
    return format === 'percent' ? `${Number((cell * 100).toFixed(2))}%` : String(cell);
  }
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
