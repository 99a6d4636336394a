import { describe, expect, it } from 'vitest';
import { pageOf } from './pageOf.ts';

describe('pageOf', () => {
  it.each([
    ['/guide', { name: 'guide' }],
    ['/sail-order-management?status=to-ship', { name: 'orders' }],
    ['/list/orders?view=overdue.us', { name: 'list', resource: 'orders' }],
    ['/inbox?state=open', { name: 'inbox' }],
    ['/list/supplier-quotes', { name: 'list', resource: 'supplier-quotes' }],
  ])('knows %s', (path, page) => {
    expect(pageOf(path)).toEqual(page);
  });

  it.each(['/', '/list', '/list/constructor', '/list/orders/7', '/retired/page', '/sail-order-management/x'])(
    'has no page %s',
    (path) => {
      expect(pageOf(path)).toEqual({ name: 'not-found' });
    },
  );
});
