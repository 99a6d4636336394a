import type { Cell, Table, TableColumn } from './Table.ts';
import { writeZip, type ZipEntry } from './writeZip.ts';
import { CELL_STYLES, HEADING, styleOf } from './xlsxStyles.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const PIECE_LENGTH = 64 * 1024;
/** Characters that one cell holds. */
const CELL_LENGTH = 32_767;
const TITLE_LENGTH = 31;
/** Rows that one sheet holds, its heading left out. */
const ROWS_OF_SHEET = 1_048_575;
/** Rows by which the widths of columns are fitted. */
const ROWS_MEASURED = 200;
const NARROWEST = 8;
const WIDEST = 60;

/**
 * Writes a table as a workbook: a fixed heading with filters, columns as wide as what stands in them, true days, times,
 * amounts and shares. Rows beyond what one sheet holds go on in the next. Texts are texts: none is taken for a formula.
 */
export function writeXlsx(table: Table, rowsOfSheet = ROWS_OF_SHEET): AsyncGenerator<Uint8Array> {
  return writeZip(entries(table, rowsOfSheet));
}

async function* entries({ title, columns, rows }: Table, rowsOfSheet: number): AsyncGenerator<ZipEntry> {
  const source = rows[Symbol.asyncIterator]();
  try {
    let next = await source.next();
    let sheets = 0;
    do {
      sheets += 1;
      const here = async function* () {
        for (let count = 0; !next.done && count < rowsOfSheet; count += 1) {
          yield next.value;
          next = await source.next();
        }
      };
      yield { name: `xl/worksheets/sheet${sheets}.xml`, content: sheet(columns, here()) };
    } while (!next.done);
    // How many sheets there are is known once all rows are written.
    const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
    yield { name: 'xl/styles.xml', content: xml(styles()) };
    yield { name: 'xl/workbook.xml', content: xml(workbook(title, numbers)) };
    const targets = numbers.map((number) => ['worksheet', `worksheets/sheet${number}.xml`] as const);
    yield {
      name: 'xl/_rels/workbook.xml.rels',
      content: xml(relations([...targets, ['styles', 'styles.xml']])),
    };
    yield { name: '_rels/.rels', content: xml(relations([['officeDocument', 'xl/workbook.xml']])) };
    yield { name: '[Content_Types].xml', content: xml(contentTypes(numbers)) };
  } finally {
    await source.return?.();
  }
}

async function* sheet(
  columns: readonly TableColumn[],
  rows: AsyncIterable<readonly Cell[]>,
): AsyncGenerator<Uint8Array> {
  const heading = columns.map(({ label }) => label);
  const head = row(heading, 1, () => HEADING);
  const first: (readonly Cell[])[] = [];
  let text = '';
  let number = 1;
  const begin = () =>
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>${widths([heading, ...first])}<sheetData>${head}`;
  for await (const cells of rows) {
    number += 1;
    if (number <= ROWS_MEASURED) first.push(cells);
    if (number === ROWS_MEASURED) text = begin() + text;
    text += row(cells, number, (index) => styleOf(cells[index] ?? null, columns[index]?.format));
    if (number < ROWS_MEASURED || text.length < PIECE_LENGTH) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (number < ROWS_MEASURED) text = begin() + text;
  const filter =
    columns.length > 0 ? `<autoFilter ref="A1:${columnName(columns.length - 1)}${number}"/>` : '';
  yield Buffer.from(`${text}</sheetData>${filter}</worksheet>`);
}

/** Columns as wide as their longest cell; the heading leaves room for the sign of its filter. */
function widths([heading = [], ...rows]: readonly (readonly Cell[])[]): string {
  const columns = heading.map((label, index) => {
    const longest = Math.max(widthOf(label) + 3, ...rows.map((cells) => widthOf(cells[index] ?? null) + 1));
    const width = Math.min(WIDEST, Math.max(NARROWEST, longest));
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  return columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '';
}

/** How many digits a cell is wide; a character of East Asia is as wide as two. */
function widthOf(cell: Cell): number {
  if (typeof cell === 'number') return cell.toLocaleString('en-US').length;
  return [...(cell ?? '')].reduce((sum, character) => sum + (character > '\u2e7f' ? 2 : 1), 0);
}

/** A row whose cells say where they stand: many readers take none without. */
function row(
  cells: readonly Cell[],
  number: number,
  style: (index: number) => { id: number; value?: number },
): string {
  const shown = cells.map((cell, index) => {
    const { id, value } = style(index);
    const open = `c r="${columnName(index)}${number}"${id > 0 ? ` s="${id}"` : ''}`;
    if (value !== undefined) return `<${open}><v>${value}</v></c>`;
    if (cell === null || cell === '' || typeof cell === 'number') return `<${open}/>`;
    return `<${open} t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
  });
  return `<row r="${number}">${shown.join('')}</row>`;
}

/** A to Z, then AA and so on. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function workbook(title: string, numbers: readonly number[]): string {
  const sheets = numbers.map((number) => {
    const end = number === 1 ? '' : ` ${number}`;
    const name = title
      .replace(/[\\/?*[\]:]/g, ' ')
      .slice(0, TITLE_LENGTH - end.length)
      .trim();
    return `<sheet name="${xmlText((name || 'Sheet') + end)}" sheetId="${number}" r:id="rId${number}"/>`;
  });
  return `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

function contentTypes(numbers: readonly number[]): string {
  const parts = [
    ['/xl/workbook.xml', 'sheet.main'],
    ...numbers.map((number) => [`/xl/worksheets/sheet${number}.xml`, 'worksheet']),
    ['/xl/styles.xml', 'styles'],
  ].map(([name, type]) => `<Override PartName="${name}" ContentType="${TYPES}.${type}+xml"/>`);
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts.join('')}</Types>`;
}

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const entries = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${entries.join('')}</Relationships>`;
}

function styles(): string {
  return `<styleSheet xmlns="${MAIN}">${CELL_STYLES}</styleSheet>`;
}

function xml(content: string): Uint8Array[] {
  return [Buffer.from(HEAD + content)];
}

/** As XML may hold it: no control characters, no halves of characters. */
function xmlText(text: string): string {
  return (
    text
      .slice(0, CELL_LENGTH)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}
