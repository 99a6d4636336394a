import { describe, expect, it } from 'vitest';
import { brandTokens } from './brandTokens.ts';
import { contrast, mix, parseHex } from './colors.ts';

const COLORS = ['#0a7d5a', '#ffd400', '#e5484d', '#111111', '#fafafa', '#abc'];
const WHITE = parseHex('#ffffff');
const NIGHT = parseHex('#181d27');

describe.each(COLORS)('[U220] the brand colour %s', (color) => {
  const tokens = brandTokens({ color });
  const [, light = '', dark = ''] =
    /light-dark\((.+), (.+)\)/.exec(tokens['--portal-primary-text'] ?? '') ?? [];

  it('fills controls as it is, and what stands on it reads, hovered or not', () => {
    const ink = parseHex(tokens['--portal-on-primary'] ?? '');
    expect(contrast(ink, parseHex(tokens['--portal-primary'] ?? ''))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink, parseHex(tokens['--portal-primary-hover'] ?? ''))).toBeGreaterThanOrEqual(4.5);
  });

  it('reads as text on light and on dark, also on its own tint', () => {
    expect(contrast(parseHex(light), mix(WHITE, parseHex(color), 0.14))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(parseHex(dark), mix(NIGHT, parseHex(color), 0.14))).toBeGreaterThanOrEqual(4.5);
  });
});

it('[U221] a radius rounds controls, cards and dialogs in proportion; a font keeps the portal’s for other scripts', () => {
  expect(brandTokens({ radius: 3 })).toMatchObject({
    '--portal-radius-control': '3px',
    '--portal-radius-card': '4px',
    '--portal-radius-dialog': '6px',
  });
  expect(brandTokens({ font: 'Georgia' })['--portal-font']).toMatch(/^Georgia, .*Noto Sans SC/);
});

it('[U222] what a brand does not say stays; what cannot be meant is a clear error', () => {
  expect(brandTokens({})).toEqual({});
  expect(() => brandTokens({ color: 'green' })).toThrow('#rrggbb');
  expect(() => brandTokens({ radius: -1 })).toThrow(RangeError);
});
