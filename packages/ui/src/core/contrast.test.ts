import { describe, expect, it } from 'vitest';
import { AVATAR_COLORS, PALETTE } from './palette.ts';
import { COLOR_TOKENS } from './tokens.ts';

type Rgb = [number, number, number];
const schemes = [
  ['light', 0],
  ['dark', 1],
] as const;
const surfaces = ['surface', 'surface-chrome', 'surface-raised'];

function parse(color: string, under: Rgb = [0, 0, 0]): Rgb {
  if (color.startsWith('#'))
    return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as Rgb;
  const [red = 0, green = 0, blue = 0, alpha = 100] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue].map((value, i) => (value * alpha + (under[i] ?? 0) * (100 - alpha)) / 100) as Rgb;
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(schemes)('[U2] in %s', (_name, scheme) => {
  const token = (name: string, under?: Rgb) => parse(COLOR_TOKENS[name]?.[scheme] ?? '', under);

  it.each(
    [
      'text',
      'text-muted',
      'text-faint',
      'primary-text',
      'warning-text',
      'danger-text',
      'success-text',
    ].flatMap((text) => surfaces.map((surface) => [text, surface])),
  )('%s reads on %s', (text, surface) => {
    const ground = token(surface);
    expect(contrast(token(text), ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token(text), token('surface-hover', ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['primary', 'primary-hover', 'warning', 'danger', 'success'])('white reads on %s', (fill) => {
    expect(contrast(parse('#ffffff'), token(fill))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['warning', 'danger', 'success'])('%s text reads on its soft ground', (tone) => {
    const ground = token(`${tone}-soft`, token('surface'));
    expect(contrast(token(`${tone}-text`), ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('the chosen item reads, and the focus ring stands out', () => {
    const ground = token('surface');
    expect(contrast(token('text-selected'), token('surface-selected', ground))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('focus'), ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(surfaces)('a soft control of the accent reads on %s, also while hovered', (surface) => {
    for (const soft of ['surface-selected', 'primary-border']) {
      const ground = token(soft, token(surface));
      expect(contrast(token('text-selected'), ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(Object.keys(COLOR_TOKENS).filter((name) => name.startsWith('system-')))('%s stands out', (name) => {
    for (const surface of surfaces) expect(contrast(token(name), token(surface))).toBeGreaterThanOrEqual(3);
  });
});

it.each([...AVATAR_COLORS])('[U2] a white initial reads on %s', (color) => {
  expect(contrast(parse('#ffffff'), parse(color))).toBeGreaterThanOrEqual(4.5);
});

it.each(['indigo', 'amber', 'red', 'green'] as const)('[U2] a filled %s control reads', (name) => {
  expect(contrast(parse('#ffffff'), parse(PALETTE[name][6]))).toBeGreaterThanOrEqual(4.5);
});
