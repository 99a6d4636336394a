import type { ColumnType, Report, ReportCell } from './parseReport.ts';

/** What a spreadsheet takes for a formula when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r]/;
const BYTE_ORDER_MARK = '\ufeff';
/** More are what reckoning left behind. */
const DIGITS = 12;

/** Returns the table as tab-separated lines, which become cells when they are pasted into a spreadsheet. */
export function toTsv({ columns, rows }: Pick<Report, 'columns' | 'rows'>): string {
  return linesOf({ columns, rows })
    .map((cells) => cells.map(flat).join('\t'))
    .join('\r\n');
}

/** Returns the table as a CSV file that every spreadsheet opens with the right characters. */
export function toCsv({ columns, rows }: Pick<Report, 'columns' | 'rows'>): string {
  const lines = linesOf({ columns, rows }).map((cells) => `${cells.map(quoted).join(',')}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}

/** Returns a cell as it is pasted anywhere: numbers stay numbers, a share is in percent. */
export function plainCell(cell: ReportCell, type: ColumnType | undefined): string {
  if (typeof cell === 'number' && type === 'share') return `${Number((cell * 100).toPrecision(DIGITS))}%`;
  return cell === null ? '' : String(cell);
}

/** The head and the rows; text that would be run as a formula is marked as text. */
function linesOf({ columns, rows }: Pick<Report, 'columns' | 'rows'>): string[][] {
  const safe = (cell: ReportCell, type?: ColumnType) =>
    `${typeof cell === 'string' && FORMULA.test(cell) ? "'" : ''}${plainCell(cell, type)}`;
  return [
    columns.map(({ title }) => safe(title)),
    ...rows.map((cells) => cells.map((cell, at) => safe(cell, columns[at]?.type))),
  ];
}

function flat(text: string): string {
  return text.replace(/[\t\r\n]+/g, ' ');
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
