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

it('[I237] a share is copied and saved in percent, as the table shows it', () => {
  const share: ReportColumn[] = [{ key: 'c', title: '退款率', type: 'share' }];
  const rows = [[0.153], [-0.053], [0], [null], [1.0012]];
  expect(toTsv({ columns: share, rows }).split('\r\n')).toEqual([
    '退款率',
    '15.3%',
    '-5.3%',
    '0%',
    '',
    '100.12%',
  ]);
  expect(toCsv({ columns: share, rows })).toContain('15.3%\r\n-5.3%\r\n');
});

it.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\t=1'])(
  '[I231] text that a spreadsheet would run stays text: %j',
  (text) => {
    expect(toCsv({ columns, rows: [[text, -1]] })).toContain("'");
    expect(toTsv({ columns, rows: [[text, -1]] }).split('\r\n')[1]).toMatch(/^'/);
  },
);
