import { expect, it } from 'vitest';
import { DEFAULT_LOCALE, isLocale, LOCALE_NAMES, LOCALES } from './locales.ts';

it('[U4] there are three languages, Chinese first and default', () => {
  expect(LOCALES).toEqual(['zh-CN', 'en-US', 'ko-KR']);
  expect(DEFAULT_LOCALE).toBe('zh-CN');
  expect(Object.keys(LOCALE_NAMES)).toEqual([...LOCALES]);
});

it.each([['zh_CN'], ['fr-FR'], [''], [null], [1]])('[U4] %j is not one of them', (value) => {
  expect(isLocale(value)).toBe(false);
});
