import type { Report, ReportCell } from './parseReport.ts';

/** What a spreadsheet takes for a formula when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r]/;
const BYTE_ORDER_MARK = '\ufeff';

/** Returns the table as tab-separated lines, which become cells when they are pasted into a spreadsheet. */
export function toTsv({ columns, rows }: Pick<Report, 'columns' | 'rows'>): string {
  const lines = [columns.map(({ title }) => title), ...rows];
  return lines.map((cells) => cells.map((cell) => flat(safe(cell))).join('\t')).join('\r\n');
}

/** Returns the table as a CSV file that every spreadsheet opens with the right characters. */
export function toCsv({ columns, rows }: Pick<Report, 'columns' | 'rows'>): string {
  const lines = [columns.map(({ title }) => title), ...rows];
  return (
    BYTE_ORDER_MARK +
    lines.map((cells) => `${cells.map((cell) => quoted(safe(cell))).join(',')}\r\n`).join('')
  );
}

/** Marks text that would be run as a formula as text; numbers stay numbers. */
function safe(cell: ReportCell): string {
  if (cell === null) return '';
  return typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
}

function flat(text: string): string {
  return text.replace(/[\t\r\n]+/g, ' ');
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
