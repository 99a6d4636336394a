import { expect, it, vi } from 'vitest';
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
