import { expect, it } from 'vitest';
import { SYSTEM_HUES } from './palette.ts';
import { systemHue } from './systemHue.ts';
import { COLOR_TOKENS } from './tokens.ts';

const codes = Object.keys(SYSTEM_HUES);

it('[U30] every known system has an icon and a hue that no other has', () => {
  expect(new Set(codes.map((code) => systemHue(code).icon)).size).toBe(codes.length);
  expect(new Set(codes.map((code) => systemHue(code).color)).size).toBe(codes.length);
});

it.each(codes)('[U30] the hue of %s is a token', (code) => {
  const name = systemHue(code).color.replace(/^var\(--portal-(.*)\)$/, '$1');
  expect(COLOR_TOKENS).toHaveProperty(name);
});

it.each(['NEW_SYSTEM', '', 'constructor', '__proto__'])('[U30] an unknown system (%j) is neutral', (code) => {
  expect(systemHue(code)).toEqual({ icon: 'apps', color: 'var(--portal-text-muted)' });
});
