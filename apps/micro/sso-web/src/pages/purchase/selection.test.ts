import { describe, expect, it } from 'vitest';
import { confirmPath, monthsOf, readSelection, type Selection, selectionOf } from './selection.ts';

const selections: Selection[] = [
  { kind: 'buy', systemCode: 'ERP', productId: 'pkg-erp-pro', months: 24 },
  { kind: 'renew', systemCode: 'WMS', months: 1 },
  { kind: 'upgrade', systemCode: 'ERP', productId: 'pkg-erp-max' },
  { kind: 'additional', systemCode: 'ERP', productId: 'ORDER_QUANTITY', quantity: 7 },
  { kind: 'app', productId: 'app-tax', months: 6 },
];

describe('a selection', () => {
  it.each(selections)('%j survives its address', (selection) => {
    expect(readSelection(confirmPath(selection))).toEqual(selection);
  });

  it.each(selections)('%j is what its order is ordered again by', (selection) => {
    expect(selectionOf({ orderId: 'P1', ...selection } as never)).toEqual(selection);
  });

  it.each([
    '/company/serve/comfirm-order',
    '?kind=gift&systemCode=ERP',
    '?kind=buy&systemCode=ERP',
    '?kind=buy&productId=pkg-erp-pro',
    '?kind=renew',
    '?kind=additional&systemCode=ERP',
    '?kind=app&months=12',
  ])('is not read from %s', (path) => {
    expect(readSelection(path)).toBeUndefined();
  });

  it.each([
    ['?kind=renew&systemCode=ERP&months=0.5', { kind: 'renew', systemCode: 'ERP' }],
    ['?kind=renew&systemCode=ERP&months=121', { kind: 'renew', systemCode: 'ERP' }],
    ['?kind=additional&systemCode=ERP&productId=X&quantity=0', { quantity: 1 }],
    ['?kind=additional&systemCode=ERP&productId=X&quantity=1e9', { quantity: 1 }],
    ['?kind=additional&systemCode=ERP&productId=X&quantity=2.5', { quantity: 1 }],
  ])('takes what is usual where %s says what is not sold', (path, expected) => {
    expect(readSelection(path)).toMatchObject(expected);
    expect(readSelection(path)?.months).toBeUndefined();
  });

  it.each([
    ['the asked one, where it is sold', [1, 3, 12], 3, 3],
    ['a year, where the asked one is not', [1, 12], 5, 12],
    ['a year, where none is asked', [1, 12], undefined, 12],
    ['the first, where no year is sold', [3, 6], 12, 3],
    ['a year, as long as nothing is known', [], 3, 12],
  ])('is for %s', (_case, sold, asked, expected) => {
    const periods = sold.map((months) => ({ months }));
    expect(monthsOf(periods, asked)).toBe(expected);
  });
});
