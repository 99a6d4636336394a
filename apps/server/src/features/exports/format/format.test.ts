import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { unzip } from '../../../testing/unzip.ts';
import type { Cell, Table } from './Table.ts';
import { createWallClock } from './wallClock.ts';
import { writeCsv } from './writeCsv.ts';
import { writeXlsx } from './writeXlsx.ts';

async function* rowsOf(rows: Cell[][]): AsyncGenerator<Cell[]> {
  yield* rows;
}
const collect = async (pieces: AsyncIterable<Uint8Array>) => {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
};
const bookOf = async (table: Table, rowsOfSheet?: number) =>
  unzip(await collect(writeXlsx(table, rowsOfSheet)), (packed) => inflateRawSync(packed));
const csv = async (rows: Cell[][]) =>
  (await collect(writeCsv({ title: 't', columns: [{ label: 'h' }], rows: rowsOf(rows) }))).toString();

it('[S320] writes CSV that spreadsheets read: a mark, quotes, and line ends', async () => {
  const text = await csv([['a,b', 'say "hi"', 'two\nlines', 1.5, -3, null, Number.NaN, ' edge ']]);
  expect(text).toBe('\uFEFFh\r\n"a,b","say ""hi""","two\nlines",1.5,-3,,," edge "\r\n');
});

it.each([
  '=1+1',
  '=cmd|"/C calc"!A0',
  '+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u0000=1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
])('[S321] makes a formula of nobody: %j', async (attack) => {
  const line = (await csv([[attack]])).split('\r\n').slice(1).join('\r\n').trim();
  expect(line.replace(/^"/, '')).toMatch(/^'/);
  const book = await bookOf({ title: 't', columns: [{ label: 'h' }], rows: rowsOf([[attack]]) });
  expect(book['xl/worksheets/sheet1.xml']).not.toContain('<f>');
  expect(book['xl/worksheets/sheet1.xml']).toMatch(/t="inlineStr"/);
});

it('[S321] leaves ordinary texts and numbers as they are', async () => {
  expect(await csv([['a=b', '3-4', "O'Neil", -12.5]])).toContain("a=b,3-4,O'Neil,-12.5\r\n");
});

it('[S322] writes a workbook with a heading and typed cells, whatever the texts hold', async () => {
  const rows: Cell[][] = [
    ['<b>&"\u0007 \ud800x', 12.5, null],
    ['字', -1, 'z'],
  ];
  const table = {
    title: 'a/b:[c]?*\\d'.repeat(9),
    columns: ['甲', '乙', '丙'].map((label) => ({ label })),
    rows: rowsOf(rows),
  };
  const book = await bookOf(table);
  expect(Object.keys(book)).toContain('[Content_Types].xml');
  expect(/sheet name="([^"]*)"/.exec(book['xl/workbook.xml'] ?? '')?.[1]).toMatch(/^[^\\/?*[\]:]{1,31}$/);
  const sheet = book['xl/worksheets/sheet1.xml'] ?? '';
  expect(sheet).toContain('&lt;b&gt;&amp;&quot; \ufffdx');
  expect(sheet).toContain('<c r="B2"><v>12.5</v></c><c r="C2"/></row>');
  expect(sheet.match(/<row /g)).toHaveLength(3);
});

const KINDS: Table['columns'] = [
  { label: 'day', format: 'date' },
  { label: 'moment', format: 'date-time' },
  { label: 'amount', format: 'money' },
  { label: 'share', format: 'percent' },
  { label: 'count', format: 'number' },
  { label: 'name' },
];
const ROW: Cell[] = ['2026-11-27', '2026-11-27 18:00:00', 1234.5, 0.4213, 1200, 'x'];

it('[S3050] writes days, times, amounts, shares and counts as what they are', async () => {
  const table = { title: 't', columns: KINDS, rows: rowsOf([ROW, ['soon', null, null, null, 0.5, 7]]) };
  const book = await bookOf(table);
  const sheet = book['xl/worksheets/sheet1.xml'] ?? '';
  const formats = [...(book['xl/styles.xml'] ?? '').matchAll(/<xf numFmtId="(\d+)"/g)].map(([, id]) => id);
  const codes = new Map(
    [...(book['xl/styles.xml'] ?? '').matchAll(/numFmtId="(\d+)" formatCode="([^"]+)"/g)].map(
      ([, id, code]) => [id, code],
    ),
  );
  const read = (cell: string) => {
    const [, style, value] = new RegExp(`<c r="${cell}"(?: s="(\\d+)")?><v>([^<]+)</v>`).exec(sheet) ?? [];
    const id = formats[Number(style ?? 0)];
    return [Number(value), codes.get(id) ?? id];
  };
  expect(read('A2')).toEqual([46_353, 'yyyy-mm-dd']);
  expect(read('B2')).toEqual([46_353.75, 'yyyy-mm-dd hh:mm']);
  // 3 is 1,200 and 4 is 1,234.50 in every workbook.
  expect(read('C2')).toEqual([1234.5, '4']);
  expect(read('D2')).toEqual([0.4213, '0.0%']);
  expect(read('E2')).toEqual([1200, '3']);
  expect(read('E3')).toEqual([0.5, '4']);
  expect(read('F3')).toEqual([7, '0']);
  expect(sheet).toContain('<c r="A3" t="inlineStr"><is><t xml:space="preserve">soon</t>');
});

it('[S3050] says shares in percent in CSV, too', async () => {
  const text = (await collect(writeCsv({ title: 't', columns: KINDS, rows: rowsOf([ROW]) }))).toString();
  expect(text).toContain('2026-11-27,2026-11-27 18:00:00,1234.5,42.13%,1200,x');
});

it('[S3051] filters every column of a workbook, and fits its width to what stands in it', async () => {
  const columns = [{ label: 'a' }, { label: '很长的商品名称列' }, { label: 'c' }];
  const rows = [
    ['x', '曜石黑', 'y'.repeat(500)],
    ['xxxxxxxxxxxx', null, 3],
  ];
  const sheet = (await bookOf({ title: 't', columns, rows: rowsOf(rows) }))['xl/worksheets/sheet1.xml'] ?? '';
  expect(sheet).toMatch(/<\/sheetData><autoFilter ref="A1:C3"\/><\/worksheet>$/);
  expect([...sheet.matchAll(/ width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([13, 19, 60]);
});

it('[S3052] goes on in a further sheet with its own heading where one is full, and loses no row', async () => {
  const rows = Array.from({ length: 7 }, (_, index): Cell[] => [index]);
  const book = await bookOf(
    { title: '一二三四五六七八九十'.repeat(4), columns: [{ label: 'h' }], rows: rowsOf(rows) },
    3,
  );
  const sheets = [1, 2, 3].map((number) => book[`xl/worksheets/sheet${number}.xml`] ?? '');
  expect(book['xl/worksheets/sheet4.xml']).toBeUndefined();
  expect(sheets.map((sheet) => (sheet.match(/<row /g) ?? []).length)).toEqual([4, 4, 2]);
  for (const sheet of sheets) expect(sheet).toContain('preserve">h</t>');
  expect(
    sheets.flatMap((sheet) => [...sheet.matchAll(/<v>(\d)<\/v>/g)].map(([, value]) => Number(value))),
  ).toEqual(rows.flat());
  const names = [...(book['xl/workbook.xml'] ?? '').matchAll(/sheet name="([^"]*)"/g)].map(
    ([, name]) => name ?? '',
  );
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name.length).toBeLessThanOrEqual(31);
  for (const part of ['[Content_Types].xml', 'xl/_rels/workbook.xml.rels'])
    expect(book[part]).toContain('worksheets/sheet3.xml');
});

it('[S323] passes rows on while they come: none is held but those of one piece', async () => {
  let read = 0;
  const endless = async function* (): AsyncGenerator<Cell[]> {
    for (;;) {
      read += 1;
      yield ['x'.repeat(100)];
    }
  };
  for (const write of [writeCsv, writeXlsx]) {
    read = 0;
    const pieces = write({ title: 't', columns: [{ label: 'h' }], rows: endless() });
    for (let count = 0; count < 12; count += 1) await pieces.next();
    expect(read).toBeLessThan(50_000);
    await pieces.return(undefined);
  }
});

it('[S323] hands the failure of a source on', async () => {
  const broken = async function* (): AsyncGenerator<Cell[]> {
    yield ['x'];
    throw new Error('the source broke');
  };
  for (const write of [writeCsv, writeXlsx])
    await expect(collect(write({ title: 't', columns: [], rows: broken() }))).rejects.toThrow(
      'the source broke',
    );
});

it.each([
  ['Asia/Shanghai', '2026-11-21T08:00:00.000Z', '2026-11-21 16:00:00'],
  ['Asia/Kathmandu', '2026-11-21T08:00:00.000Z', '2026-11-21 13:45:00'],
  ['America/New_York', '2026-03-08T06:59:59.000Z', '2026-03-08 01:59:59'],
  ['America/New_York', '2026-03-08T07:00:00.000Z', '2026-03-08 03:00:00'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00.000Z', '2026-04-05 01:30:00'],
  ['UTC', 'no time', 'no time'],
])('[S324] writes moments by the clock on the wall of %s', (zone, moment, expected) => {
  expect(createWallClock(zone)(moment)).toBe(expected);
});

it('[S900] says of each cell of a workbook where it stands, beyond 26 columns too', async () => {
  const rows = [Array.from({ length: 60 }, (_, index) => index)];
  const table = { title: 't', columns: [{ label: 'h' }], rows: rowsOf(rows) };
  const book = await bookOf(table);
  const sheet = book['xl/worksheets/sheet1.xml'] ?? '';
  for (const [cell, value] of [
    ['A2', 0],
    ['Z2', 25],
    ['AA2', 26],
    ['AZ2', 51],
    ['BA2', 52],
  ])
    expect(sheet).toContain(`<c r="${cell}"><v>${value}</v></c>`);
});
