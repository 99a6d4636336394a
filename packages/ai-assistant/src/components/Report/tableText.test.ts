import { expect, it } from 'vitest';
import type { ReportColumn } from './parseReport.ts';
import { toCsv, toTsv } from './tableText.ts';

const columns: ReportColumn[] = [
  { key: 'a', title: '名称', type: 'text' },
  { key: 'b', title: 'Sum, net', type: 'number' },
];

it('[I231] copied cells come apart by tabs and lines, whatever is in them', () => {
  expect(toTsv({ columns, rows: [['杯\t子\n大', -1.5]] })).toBe('名称\tSum, net\r\n杯 子 大\t-1.5');
});

it('[I231] a file keeps commas, quotes and lines, and says its encoding', () => {
  expect(
    toCsv({
      columns,
      rows: [
        ['6" 杯', 1],
        ['a\nb', null],
      ],
    }),
  ).toBe('\ufeff名称,"Sum, net"\r\n"6"" 杯",1\r\n"a\nb",\r\n');
});

it.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\t=1'])(
  '[I231] text that a spreadsheet would run stays text: %j',
  (text) => {
    expect(toCsv({ columns, rows: [[text, -1]] })).toContain("'");
    expect(toTsv({ columns, rows: [[text, -1]] }).split('\r\n')[1]).toMatch(/^'/);
  },
);
