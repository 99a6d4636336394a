import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { unzip } from '../../../testing/unzip.ts';
import type { Cell } from './Table.ts';
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
const csv = async (rows: Cell[][]) =>
  (await collect(writeCsv({ title: 't', head: ['h'], rows: rowsOf(rows) }))).toString();

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
  const book = unzip(
    await collect(writeXlsx({ title: 't', head: ['h'], rows: rowsOf([[attack]]) })),
    (packed) => inflateRawSync(packed),
  );
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
  const table = { title: 'a/b:[c]?*\\d'.repeat(9), head: ['甲', '乙', '丙'], rows: rowsOf(rows) };
  const book = unzip(await collect(writeXlsx(table)), (packed) => inflateRawSync(packed));
  expect(Object.keys(book)).toContain('[Content_Types].xml');
  expect(/sheet name="([^"]*)"/.exec(book['xl/workbook.xml'] ?? '')?.[1]).toMatch(/^[^\\/?*[\]:]{1,31}$/);
  const sheet = book['xl/worksheets/sheet1.xml'] ?? '';
  expect(sheet).toContain('&lt;b&gt;&amp;&quot; \ufffdx');
  expect(sheet).toContain('<c r="B2"><v>12.5</v></c><c r="C2"/></row>');
  expect(sheet.match(/<row /g)).toHaveLength(3);
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
    const pieces = write({ title: 't', head: ['h'], rows: endless() });
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
    await expect(collect(write({ title: 't', head: [], rows: broken() }))).rejects.toThrow(
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
  const table = { title: 't', head: ['h'], rows: rowsOf(rows) };
  const book = unzip(await collect(writeXlsx(table)), (packed) => inflateRawSync(packed));
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
