import { expect, it } from 'vitest';
import { parseReport } from './parseReport.ts';

const whole = {
  report: 'sales-by-day',
  title: '每日销售',
  columns: [
    { key: 'day', title: '日期', type: 'date' },
    { key: 'sum', title: '销售额', type: 'money' },
  ],
  rows: [['2026-11-20', 12.5], ['2026-11-21']],
  chart: { type: 'line', x: 'day', y: ['sum', 'gone'] },
  params: [{ name: '天数', value: '7' }],
  sql: 'select 1',
  values: [{ name: 'company', value: 1 }],
  ms: 3,
  at: '2026-11-21T10:00:00Z',
  link: { title: '订单', system_code: 'OMS', app: 'scm_new', path: '/list/orders' },
};

it('[I230] a report is read with its chart by column, its query and its page', () => {
  expect(parseReport(JSON.stringify(whole))).toMatchObject({
    rows: [
      ['2026-11-20', 12.5],
      ['2026-11-21', null],
    ],
    chart: { type: 'line', x: 0, y: [1] },
    values: [{ name: 'company', value: '1' }],
    link: { path: '/list/orders' },
  });
});

it('[I237] a share is a part of 1; an answer that was stored with hundredths says the same', () => {
  const read = (type: string, rows: unknown[][]) =>
    parseReport(JSON.stringify({ columns: [{ key: 'a', title: 'A', type }], rows }));
  const parts = [[0.153], [-0.053], [1.0012], [null], ['—']];
  expect(read('share', parts)?.rows).toEqual(parts);
  const before = read('percent', [[15.3], [-5.3], [100.12], [null], ['—']]);
  expect(before).toMatchObject({ columns: [{ type: 'share' }], rows: parts });
  for (let thousandths = -2000; thousandths <= 2000; thousandths += 1)
    expect(read('percent', [[thousandths / 10]])?.rows).toEqual([[thousandths / 1000 || 0]]);
});

it.each([
  ['cut off', JSON.stringify(whole).slice(0, 80)],
  ['no object', '[1,2]'],
  ['no columns', '{"columns":[],"rows":[]}'],
  ['markup', '<table></table>'],
])('[I230] what is no report is none: %s', (_, code) => {
  expect(parseReport(code)).toBeUndefined();
});

it('[I230] what a report does not say, or says wrongly, is left out', () => {
  const report = parseReport(
    JSON.stringify({
      columns: [{ key: 'a', type: 'html' }],
      rows: [[{ x: 1 }], 'no row'],
      chart: { x: 'b', y: ['a'] },
    }),
  );
  expect(report).toMatchObject({
    columns: [{ key: 'a', title: 'a', type: 'text' }],
    rows: [[null]],
    chart: undefined,
    link: undefined,
    ms: undefined,
  });
});
