import { expect, it } from 'vitest';
import { fromSavedQuery, toSavedQuery } from './savedQuery.ts';

it('[U803] keeps filters, period and order, not the page or the open row', () => {
  const query = new URLSearchParams('page=4&site=DE&open=o-1&sort=amount&q=Brown&view=all&days=7');
  expect(toSavedQuery(query)).toBe('q=Brown&site=DE&days=7&sort=amount');
});

it('[U803] takes away what the saved view does not say', () => {
  expect(fromSavedQuery('q=Brown&site=DE')).toEqual({
    q: 'Brown',
    status: undefined,
    site: 'DE',
    from: undefined,
    to: undefined,
    days: undefined,
    sort: undefined,
    dir: undefined,
  });
});
