import { describe, expect, it } from 'vitest';
import { readFilters } from './readFilters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('readFilters', () => {
  it('[U211] reads everything that the address can say', () => {
    expect(read('status=to-ship&q=Owen&site=US&shop=Nordlicht&from=2026-01-01&to=2026-01-31')).toEqual({
      status: 'to-ship',
      keyword: 'Owen',
      marketplace: 'US',
      shop: 'Nordlicht',
      from: '2026-01-01',
      to: '2026-01-31',
    });
  });

  it.each(['', 'from=yesterday&to=2026-13-40', 'from=2026-02-31&to=2026-02-29', 'q=&status=&site='])(
    '[U211] leaves out what %j cannot mean',
    (query) => {
      expect(Object.values(read(query)).filter((value) => value !== undefined)).toEqual([]);
    },
  );

  it('[U211] cuts what no server would take', () => {
    expect(read(`q=${'x'.repeat(500)}`).keyword).toHaveLength(100);
  });
});
