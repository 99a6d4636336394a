import { describe, expect, it } from 'vitest';
import { pageBounds, pageOf } from './pageOf.ts';

const items = Array.from({ length: 45 }, (_, index) => index);

describe('pageOf', () => {
  it('[D16] gives the asked page and the count of all', () => {
    expect(pageOf(items, { pageNo: 3, pageSize: 20 })).toEqual({
      dataList: [40, 41, 42, 43, 44],
      totalCount: 45,
    });
    expect(pageOf(items, { pageNo: 9, pageSize: 20 })).toEqual({ dataList: [], totalCount: 45 });
  });

  it('[D16] gives the whole list when paging is off or not asked for', () => {
    expect(pageOf(items, { paging: false, pageNo: 2, pageSize: 5 }).dataList).toHaveLength(45);
    expect(pageOf(items, {}).dataList).toHaveLength(45);
    expect(pageBounds({})).toEqual({ limit: 20, offset: 0 });
  });
});
