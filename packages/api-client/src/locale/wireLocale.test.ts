import { expect, it } from 'vitest';
import { fromWireLocale, toWireLocale } from './wireLocale.ts';

it.each([
  ['zh-CN', 'zh_CN'],
  ['en-US', 'en_US'],
  ['ko-KR', 'ko_KR'],
] as const)('[C55] %s travels as %s and back', (locale, wire) => {
  expect(toWireLocale(locale)).toBe(wire);
  expect(toWireLocale(wire)).toBe(wire);
  expect(fromWireLocale(wire)).toBe(locale);
});

it.each([undefined, null, '', 'fr_FR', 'toString', 'zh'])('[C55] %j means Chinese', (wire) => {
  expect(fromWireLocale(wire)).toBe('zh-CN');
  expect(toWireLocale(wire ?? '')).toBe('zh_CN');
});
