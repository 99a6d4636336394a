import { describe, expect, it } from 'vitest';
import { isSmallData } from './isSmallData.ts';

const circle: Record<string, unknown> = {};
circle.self = circle;

describe('isSmallData', () => {
  it.each([
    ['an object', { a: [1, 'two', null, { b: true }], c: undefined }],
    ['an object without a prototype', Object.assign(Object.create(null), { a: 1 })],
  ])('[E100] %s passes', (_what, value) => expect(isSmallData(value)).toBe(true));

  it.each([
    ['a long text', { text: 'x'.repeat(20_000) }],
    ['a long key', { ['x'.repeat(20_000)]: 1 }],
    ['many values', { list: new Array(20_000).fill(0) }],
    ['a circle', circle],
    ['a buffer', { bytes: new ArrayBuffer(8) }],
    ['a map', { map: new Map() }],
    ['a big number', { count: 1n }],
    ['a date', { at: new Date(0) }],
  ])('[E100] %s does not', (_what, value) => expect(isSmallData(value)).toBe(false));

  it('[E100] what is far too large is refused without a walk', () => {
    expect(isSmallData({ list: new Array(2 ** 31) })).toBe(false);
  });
});
