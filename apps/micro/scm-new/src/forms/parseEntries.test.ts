import { describe, expect, it } from 'vitest';
import type { ListField } from '../queries.ts';
import { parseEntries } from './parseEntries.ts';
import { readTable } from './readTable.ts';

const field = (key: string, label: string, more: Partial<ListField> = {}): ListField => ({
  key,
  label,
  type: 'text',
  required: true,
  choices: [],
  computed: undefined,
  ...more,
});
const FIELDS = [
  field('code', '单号'),
  field('warehouse', '仓库', { type: 'choice', choices: [{ value: 'SHENZHEN', label: '深圳仓' }] }),
  field('counted', '实盘数', { type: 'number' }),
  field('difference', '差异', { type: 'number', computed: { op: 'difference', of: ['counted', 'booked'] } }),
  field('createdOn', '日期', { required: false }),
  field('status', '状态', { type: 'choice', choices: [{ value: 'open', label: '待处理' }] }),
];
const parse = (text: string) => parseEntries(readTable(text), FIELDS);

describe('parseEntries', () => {
  it('takes columns by their names or keys in any order, choices as they are called, and says the line', () => {
    expect(parse('实盘数,备注,仓库,单号\n8,x,深圳仓,PD-1\n\n9,,SHENZHEN,PD-2')).toEqual({
      entries: [
        {
          line: 2,
          values: { code: 'PD-1', warehouse: 'SHENZHEN', counted: 8, createdOn: null, status: null },
        },
        {
          line: 4,
          values: { code: 'PD-2', warehouse: 'SHENZHEN', counted: 9, createdOn: null, status: null },
        },
      ],
    });
    expect(parse('Code\twarehouse\tcounted\nPD-1\tX\tmany')).toEqual({
      entries: [
        { line: 2, values: { code: 'PD-1', warehouse: 'X', counted: 'many', createdOn: null, status: null } },
      ],
    });
  });

  it('names the columns that are missing; what follows from others is none of them', () => {
    expect(parse('单号,金额\nPD-1,5')).toEqual({ missing: ['仓库', '实盘数'] });
    expect(parse('PD-1,深圳仓,8')).toEqual({ missing: ['单号', '仓库', '实盘数'] });
  });

  it('says when there is nothing', () => {
    expect(parse(' \n\n')).toEqual({ problem: 'empty' });
    expect(parse('单号,仓库,实盘数')).toEqual({ problem: 'empty' });
  });

  it('keeps formulas as they are for the server to refuse, and reads 50,000 rows', () => {
    expect(parse('单号,仓库,实盘数\n=A1,深圳仓,8')).toMatchObject({ entries: [{ values: { code: '=A1' } }] });
    const rows = Array.from({ length: 50_000 }, (_, at) => `PD-${at},深圳仓,8`);
    const read = parse(['单号,仓库,实盘数', ...rows].join('\n'));
    expect('entries' in read && read.entries.length).toBe(50_000);
  });
});
