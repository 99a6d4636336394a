import { expect, it, vi } from 'vitest';
import { closestLocale } from '../core/locales.ts';
import { catalogs } from '../i18n.ts';
import { createI18n } from './createI18n.ts';
import { loadLocale, preloadLocale } from './loadLocale.ts';

it('[U5] on a server, which has no document, a language is loaded all the same', async () => {
  const i18n = createI18n();
  await loadLocale(i18n, 'en-US', [catalogs]);
  expect(i18n.locale).toBe('en-US');
  expect(i18n._('ui.retry')).not.toBe('ui.retry');
});

it('[U5] a catalog is loaded once for every interface, and again only when that failed', async () => {
  const load = vi
    .fn(async () => ({ messages: { greeting: 'Hello' } }))
    .mockRejectedValueOnce(new Error('no network'));
  const source = { 'zh-CN': load, 'en-US': load, 'ko-KR': load };
  await expect(loadLocale(createI18n(), 'en-US', [source])).rejects.toThrow('no network');
  await loadLocale(createI18n(), 'en-US', [source]);
  const i18n = createI18n();
  await loadLocale(i18n, 'en-US', [source]);
  expect(i18n._('greeting')).toBe('Hello');
  expect(load).toHaveBeenCalledTimes(2);
});

it('[U5] texts that were asked for ahead are there once, and asked for anew when that failed', async () => {
  const load = vi
    .fn(async () => ({ messages: { greeting: 'Hello' } }))
    .mockRejectedValueOnce(new Error('no network'));
  const source = { 'zh-CN': load, 'en-US': load, 'ko-KR': load };
  for (const unknown of [undefined, '', 'toString']) preloadLocale(unknown, [source]);
  expect(load).not.toHaveBeenCalled();
  preloadLocale('en-US', [source]);
  expect(load).toHaveBeenCalledTimes(1);
  await expect(loadLocale(createI18n(), 'en-US', [source])).rejects.toThrow('no network');
  preloadLocale('en-US', [source]);
  await loadLocale(createI18n(), 'en-US', [source]);
  expect(load).toHaveBeenCalledTimes(2);
});

const words = (text: string) => vi.fn(async () => ({ messages: { greeting: text } }));

it('[U850] an application adds a language to packages that do not know it, with English where it has no words', async () => {
  const pack = {
    'zh-CN': async () => ({ messages: { greeting: '你好', farewell: '再见' } }),
    'en-US': async () => ({ messages: { greeting: 'Hello', farewell: 'Goodbye' } }),
  };
  const i18n = createI18n();
  await loadLocale(i18n, 'ja-JP', [{ 'ja-JP': words('こんにちは') }, pack]);
  expect([i18n.locale, i18n._('greeting'), i18n._('farewell')]).toEqual(['ja-JP', 'こんにちは', 'Goodbye']);
});

it('[U850] words that an application wrote by hand are taken as they are, without a warning', async () => {
  // Elsewhere Lingui brings a compiler along.
  vi.stubEnv('NODE_ENV', 'production');
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const i18n = createI18n();
  const ours = { 'en-US': async () => ({ messages: { 'ui.retry': 'Once more, 50 %' } }) };
  await loadLocale(i18n, 'en-US', [ours]);
  expect(i18n._('ui.retry')).toBe('Once more, 50 %');
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
  vi.unstubAllEnvs();
});

it('[U850] an application changes single texts of a package, in the languages that it names', async () => {
  const own = { 'en-US': words('Hi there') };
  const pack = { 'zh-CN': words('你好'), 'en-US': words('Hello') };
  const i18n = createI18n();
  await loadLocale(i18n, 'en-US', [pack, own]);
  expect(i18n._('greeting')).toBe('Hi there');
  await loadLocale(i18n, 'zh-CN', [pack, own]);
  expect(i18n._('greeting')).toBe('你好');
});

it('[U850] a language is served by another form of it, and what nobody has stays away', async () => {
  const pack = { 'pt-PT': words('Olá'), 'en-US': words('Hello') };
  const i18n = createI18n();
  await loadLocale(i18n, 'pt-BR', [pack, { 'ko-KR': words('안녕') }]);
  expect([i18n.locale, i18n._('greeting')]).toEqual(['pt-BR', 'Olá']);
  expect(closestLocale('ZH-TW', ['en-US', 'zh-CN'])).toBe('zh-CN');
  expect(closestLocale('p', ['pt-PT'])).toBeUndefined();
});
