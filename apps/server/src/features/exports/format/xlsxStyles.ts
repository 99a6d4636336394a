import type { Cell, CellFormat } from './Table.ts';

const DAY_MS = 86_400_000;
/** Day 0 of a workbook. */
const EPOCH = Date.UTC(1899, 11, 30);
const DAY_OR_TIME = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}:\d{2}))?$/;

/** Number formats by their id; 164 is the first that is a workbook's own. */
const NUMBER_FORMATS = [
  ['plain', 0],
  ['heading', 0],
  ['whole', 3],
  ['fraction', 4],
  ['share', 164, '0.0%'],
  ['day', 165, 'yyyy-mm-dd'],
  ['time', 166, 'yyyy-mm-dd hh:mm'],
] as const;
const OWN_FORMATS = NUMBER_FORMATS.filter((one) => one.length === 3);
type StyleName = (typeof NUMBER_FORMATS)[number][0];

const idOf = (name: StyleName) => NUMBER_FORMATS.findIndex(([one]) => one === name);
const IDS = Object.fromEntries(NUMBER_FORMATS.map(([name]) => [name, idOf(name)])) as Record<
  StyleName,
  number
>;

/** The style of a heading. */
export const HEADING = { id: IDS.heading };

/** Styles of cells: fonts, number formats, and a style for each of them in their order. */
export const CELL_STYLES = [
  `<numFmts count="${OWN_FORMATS.length}">${OWN_FORMATS.map(
    ([, id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`,
  ).join('')}</numFmts>`,
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>',
  `<cellXfs count="${NUMBER_FORMATS.length}">${NUMBER_FORMATS.map(([name, id]) => `<xf numFmtId="${id}" fontId="${name === 'heading' ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyFont="1" applyNumberFormat="1"/>`).join('')}</cellXfs>`,
].join('');

/** The style of a cell, and its value where it is a number to a workbook: days and times are days since its epoch. */
export function styleOf(cell: Cell, format: CellFormat | undefined): { id: number; value?: number } {
  if (typeof cell === 'number') {
    if (!Number.isFinite(cell)) return { id: IDS.plain };
    if (format === 'percent') return { id: IDS.share, value: cell };
    if (format === 'money') return { id: IDS.fraction, value: cell };
    if (format === 'number') return { id: Number.isInteger(cell) ? IDS.whole : IDS.fraction, value: cell };
    return { id: IDS.plain, value: cell };
  }
  if (cell === null || (format !== 'date' && format !== 'date-time')) return { id: IDS.plain };
  const [, day, time] = DAY_OR_TIME.exec(cell) ?? [];
  const at = Date.parse(`${day}T${time ?? '00:00:00'}Z`);
  if (Number.isNaN(at)) return { id: IDS.plain };
  return { id: time ? IDS.time : IDS.day, value: (at - EPOCH) / DAY_MS };
}
