import { describe, expect, it } from 'vitest';
import { readOrderFilters, toOrdersRequest } from './orderFilters.ts';

const read = (query: string) => readOrderFilters(new URLSearchParams(query));

describe('readOrderFilters', () => {
  it('reads everything that the address can say', () => {
    const query =
      'status=to-ship&q=Owen&site=US&from=2026-01-01&to=2026-01-31&page=3&sort=amount&dir=asc&view=fba';
    expect(toOrdersRequest(read(query))).toEqual({
      paging: true,
      pageNo: 3,
      pageSize: 50,
      sortBy: 'amount',
      sortDirection: 'asc',
      view: 'fba',
      filters: {
        status: 'to-ship',
        keyword: 'Owen',
        marketplace: 'US',
        from: '2026-01-01',
        to: '2026-01-31',
      },
    });
  });

  it('shows the newest first when the address says nothing', () => {
    expect(toOrdersRequest(read(''))).toMatchObject({
      pageNo: 1,
      sortBy: 'orderedAt',
      sortDirection: 'desc',
      filters: {},
    });
  });

  it.each([
    ['status=everything', { status: undefined }],
    ['from=yesterday', { from: '' }],
    ['page=-1', { page: 1 }],
    ['page=2.5', { page: 1 }],
    ['page=99999999999', { page: 1_000_000 }],
    ['sort=password&dir=up', { sorting: { by: 'orderedAt', direction: 'desc' } }],
  ])('leaves out what %s cannot mean', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it('cuts a keyword that no server would take', () => {
    expect(read(`q=${'x'.repeat(500)}`).keyword).toHaveLength(100);
  });
});
