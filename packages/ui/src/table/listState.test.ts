import { describe, expect, it } from 'vitest';
import { changePath, readListState } from './listState.ts';

const read = (query: string) => readListState(new URLSearchParams(query));

describe('list state', () => {
  it('[U211] reads page, size, order and the open row', () => {
    expect(read('page=3&size=100&sort=amount&dir=asc&open=o-7')).toEqual({
      page: 3,
      pageSize: 100,
      sortBy: 'amount',
      sortDirection: 'asc',
      open: 'o-7',
    });
  });

  it.each(['', 'page=0&size=-1&dir=up', 'page=1.5&size=x&sort=', 'page=NaN'])(
    '[U211] leaves what %j cannot mean to the list',
    (query) => {
      expect(read(query)).toMatchObject({
        page: 1,
        pageSize: 50,
        sortBy: undefined,
        sortDirection: undefined,
      });
    },
  );

  it('[U211] stays within what a server answers', () => {
    expect(read('page=99999999999&size=5000')).toMatchObject({ page: 1_000_000, pageSize: 1_000 });
  });

  it('[U211] goes back to the first page and closes the row when something else is asked for', () => {
    expect(changePath('/list/orders?view=all&page=4&open=o-1', { q: 'Brown' })).toBe(
      '/list/orders?view=all&q=Brown',
    );
    expect(changePath('/list/orders?view=all&page=4', { page: '5' })).toBe('/list/orders?view=all&page=5');
    expect(changePath('/list/orders?page=4', { open: 'o-1' })).toBe('/list/orders?page=4&open=o-1');
    expect(changePath('/list/orders?q=x', { q: '' })).toBe('/list/orders');
  });
});
