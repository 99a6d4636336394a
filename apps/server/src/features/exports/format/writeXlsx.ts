import type { Cell, Table } from './Table.ts';
import { writeZip } from './writeZip.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const PIECE_LENGTH = 64 * 1024;
/** Characters that one cell holds. */
const CELL_LENGTH = 32_767;
const TITLE_LENGTH = 31;

/** Writes a table as a workbook of one sheet with a fixed heading. Texts are texts: none is taken for a formula. */
export function writeXlsx(table: Table): AsyncGenerator<Uint8Array> {
  return writeZip([
    { name: '[Content_Types].xml', content: xml(contentTypes()) },
    { name: '_rels/.rels', content: xml(relations(['officeDocument', 'xl/workbook.xml'])) },
    { name: 'xl/workbook.xml', content: xml(workbook(table.title)) },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: xml(relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml'])),
    },
    { name: 'xl/styles.xml', content: xml(styles()) },
    { name: 'xl/worksheets/sheet1.xml', content: sheet(table) },
  ]);
}

async function* sheet({ head, rows }: Table): AsyncGenerator<Uint8Array> {
  let text = `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="${head.length}" width="18" customWidth="1"/></cols><sheetData>${row(head, { number: 1, style: 1 })}`;
  let number = 1;
  for await (const cells of rows) {
    number += 1;
    text += row(cells, { number, style: 0 });
    if (text.length < PIECE_LENGTH) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(`${text}</sheetData></worksheet>`);
}

/** A row whose cells say where they stand: many readers take none without. */
function row(cells: readonly Cell[], { number, style }: { number: number; style: number }): string {
  const shown = cells.map((value, index) => {
    const cell = `c r="${columnName(index)}${number}"`;
    if (typeof value === 'number' && Number.isFinite(value)) return `<${cell}><v>${value}</v></c>`;
    if (value === null || value === '' || typeof value === 'number') return `<${cell}/>`;
    return `<${cell} s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`;
  });
  return `<row r="${number}">${shown.join('')}</row>`;
}

/** A to Z, then AA and so on. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function workbook(title: string): string {
  const name = xmlText(
    title
      .replace(/[\\/?*[\]:]/g, ' ')
      .slice(0, TITLE_LENGTH)
      .trim() || 'Sheet1',
  );
  return `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}

function contentTypes(): string {
  const parts = [
    ['/xl/workbook.xml', 'sheet.main'],
    ['/xl/worksheets/sheet1.xml', 'worksheet'],
    ['/xl/styles.xml', 'styles'],
  ].map(([name, type]) => `<Override PartName="${name}" ContentType="${TYPES}.${type}+xml"/>`);
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts.join('')}</Types>`;
}

function relations(...targets: [type: string, target: string][]): string {
  const entries = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${entries.join('')}</Relationships>`;
}

function styles(): string {
  return `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`;
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
