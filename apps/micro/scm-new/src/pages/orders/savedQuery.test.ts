import { expect, it } from 'vitest';
import { fromSavedQuery, toSavedQuery } from './savedQuery.ts';

it('keeps filters and order, not the page or the open row', () => {
  const query = new URLSearchParams('page=4&site=DE&open=o-1&sort=amount&q=Brown&view=all');
  expect(toSavedQuery(query)).toBe('q=Brown&site=DE&sort=amount');
});

it('takes away what the kept filter does not say', () => {
  expect(fromSavedQuery('q=Brown&site=DE')).toEqual({
    q: 'Brown',
    status: undefined,
    site: 'DE',
    from: undefined,
    to: undefined,
    sort: undefined,
    dir: undefined,
  });
});
