import { expect, it } from 'vitest';
import { browserLocale, closestLocale, DEFAULT_LOCALE, isLocale, LOCALE_NAMES, LOCALES } from './locales.ts';

it('[U4] there are three languages, Chinese first and default', () => {
  expect(LOCALES).toEqual(['zh-CN', 'en-US', 'ko-KR']);
  expect(DEFAULT_LOCALE).toBe('zh-CN');
  expect(LOCALE_NAMES).toEqual({ 'zh-CN': '简体中文', 'en-US': 'English', 'ko-KR': '한국어' });
});

it.each([['zh_CN'], ['fr-FR'], [''], [null], [1]])('[U4] %j is not one of them', (value) => {
  expect(isLocale(value)).toBe(false);
});

it.each([
  [['fr-FR', 'ko', 'en-US'], 'ko-KR'],
  [['EN-gb'], 'en-US'],
  [['fr-FR', 'de'], 'zh-CN'],
  [[], 'zh-CN'],
])('[U4] of the languages %j of a browser the first that there is is used: %s', (languages, locale) => {
  expect(browserLocale(languages)).toBe(locale);
});

it('[U850] the wanted form of a language goes before another form of it', () => {
  expect(closestLocale('pt-BR', ['pt-PT', 'pt-BR'])).toBe('pt-BR');
  expect(closestLocale('pt-BR', ['en-US', 'pt-PT'])).toBe('pt-PT');
});
