import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { COLOR_TOKENS, SIZE_TOKENS } from './tokens.ts';
import { tokensJson } from './tokensJson.ts';

it('[U1000] the tokens for design tools are what the tokens say, each of them', () => {
  const written = readFileSync(resolve(import.meta.dirname, '../styles/tokens.json'), 'utf8');
  expect(written).toBe(tokensJson());
  const { light, dark, size } = JSON.parse(written);
  for (const scheme of [light, dark]) expect(Object.keys(scheme)).toEqual(Object.keys(COLOR_TOKENS));
  expect(Object.keys(size)).toEqual(Object.keys(SIZE_TOKENS));
});

it('[U1000] colours, shadows, sizes, times, curves and lines are written as the format has them', () => {
  const { light, dark, size } = JSON.parse(tokensJson());
  expect(light.surface).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [1, 1, 1], alpha: 1 },
  });
  expect(dark['surface-hover'].$value).toEqual({
    colorSpace: 'srgb',
    components: [0.7451, 0.8039, 0.9412],
    alpha: 0.08,
  });
  expect(light['shadow-float'].$type).toBe('shadow');
  expect(light['shadow-float'].$value).toHaveLength(3);
  expect(light['shadow-float'].$value[2]).toMatchObject({
    offsetY: { value: 10, unit: 'px' },
    blur: { value: 28, unit: 'px' },
    spread: { value: 0, unit: 'px' },
  });
  expect(size['text-14']).toEqual({ $type: 'dimension', $value: { value: 0.875, unit: 'rem' } });
  expect(size.motion).toEqual({ $type: 'duration', $value: { value: 180, unit: 'ms' } });
  expect(size.ease.$value).toEqual([0.2, 0, 0, 1]);
  expect(size['focus-ring'].$value).toMatchObject({ style: 'solid', color: '{light.focus}' });
});
