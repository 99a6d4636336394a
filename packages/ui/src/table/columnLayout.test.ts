import { describe, expect, it } from 'vitest';
import { isSameLayout, knownLayout, OWN_LAYOUT } from './columnLayout.ts';

const KEYS = ['a', 'b', 'c'];

describe('column layout', () => {
  it('[U802] leaves out columns that are gone, and names them', () => {
    const layout = { order: ['x', 'b'], shown: { a: false, y: true }, widths: { z: 90 }, frozen: ['b', 'x'] };
    expect(knownLayout(layout, KEYS)).toEqual({
      layout: { order: ['b'], shown: { a: false }, widths: {}, frozen: ['b'] },
      gone: ['x', 'y', 'z'],
    });
    expect(knownLayout(OWN_LAYOUT, KEYS)).toEqual({ layout: OWN_LAYOUT, gone: [] });
  });

  it('[U801] keeps at most five columns in sight', () => {
    const keys = [...'abcdefg'];
    expect(knownLayout({ ...OWN_LAYOUT, frozen: keys }, keys).layout.frozen).toEqual([...'abcde']);
  });

  it('[U803] is the same in whatever order it was written', () => {
    const one = { ...OWN_LAYOUT, shown: { a: true, b: false } };
    expect(isSameLayout(one, { ...OWN_LAYOUT, shown: { b: false, a: true } })).toBe(true);
    expect(isSameLayout(one, { ...one, order: ['b'] })).toBe(false);
  });
});
