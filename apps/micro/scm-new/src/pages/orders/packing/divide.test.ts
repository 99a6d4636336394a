import { describe, expect, it } from 'vitest';
import { divide, dividedOf, restOf } from './divide.ts';

const lines = [
  { lineNo: 1, quantity: 3 },
  { lineNo: 2, quantity: 1 },
];

describe('divide', () => {
  it('[S1020] leaves in the first parcel what the others do not take', () => {
    expect(divide(lines, [{ 1: '1' }, { 1: '1', 2: ' 1 ' }])).toEqual({
      parcels: [
        [{ lineNo: 1, quantity: 1 }],
        [{ lineNo: 1, quantity: 1 }],
        [
          { lineNo: 1, quantity: 1 },
          { lineNo: 2, quantity: 1 },
        ],
      ],
      problem: undefined,
    });
  });

  it('[S1021] names parcels that take more than there is, part of a piece, or nothing', () => {
    expect(divide(lines, [{ 1: '4' }]).problem).toBe('few');
    expect(divide(lines, [{ 1: '1.5' }]).problem).toBe('whole');
    expect(divide(lines, [{ 1: '-1' }]).problem).toBe('whole');
    expect(divide(lines, [{ 1: 'x' }]).problem).toBe('whole');
    expect(divide(lines, [{}]).problem).toBe('empty');
    expect(divide(lines, [{ 1: '3', 2: '1' }]).problem).toBe('empty');
  });

  it('[S1020] begins with how the order is divided already', () => {
    const line = { orderId: 'o', orderNo: '1', sku: 's' };
    const parcel = { carrier: null, trackingNo: null, shippedAt: null };
    const parcels = [
      { ...parcel, parcelNo: 1, lines: [{ ...line, lineNo: 1, quantity: 2 }] },
      { ...parcel, parcelNo: 2, lines: [{ ...line, lineNo: 1, quantity: 1 }] },
    ];
    expect(dividedOf({ orderId: 'o', parcels })).toEqual([{ 1: '1' }]);
    expect(dividedOf({ orderId: 'o', parcels: [] })).toEqual([{}]);
  });

  it.each([
    ['1', 2],
    ['9', '—'],
    ['1.5', '—'],
    ['x', '—'],
  ])(
    '[S1020] shows what stays in the first parcel, or a dash where there is no such number: %s',
    (typed, shown) => {
      expect(restOf(divide(lines, [{ 1: typed }]).parcels[0], 1)).toBe(shown);
    },
  );
});
