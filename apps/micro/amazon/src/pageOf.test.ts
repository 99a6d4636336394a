import { describe, expect, it } from 'vitest';
import { pageOf } from './pageOf.ts';

describe('pageOf', () => {
  it.each([
    ['/setSail/index?days=7&site=US', { name: 'overview' }],
    ['/listings?view=new', { name: 'listings' }],
    ['/reviews?view=negative.us', { name: 'reviews' }],
    ['/ads', { name: 'ads' }],
    ['/report/stock-age', { name: 'report', report: 'stock-age' }],
  ])('knows %s', (path, page) => {
    expect(pageOf(path)).toEqual(page);
  });

  it.each(['/', '/setSail', '/report', '/report/constructor', '/report/stock-age/x', '/listing'])(
    'has no page %s',
    (path) => {
      expect(pageOf(path)).toEqual({ name: 'not-found' });
    },
  );
});
