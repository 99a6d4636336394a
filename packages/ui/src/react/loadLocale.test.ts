import { expect, it } from 'vitest';
import { catalogs } from '../i18n.ts';
import { createI18n } from './createI18n.ts';
import { loadLocale } from './loadLocale.ts';

it('[U5] on a server, which has no document, a language is loaded all the same', async () => {
  const i18n = createI18n();
  await loadLocale(i18n, 'en-US', [catalogs]);
  expect(i18n.locale).toBe('en-US');
  expect(i18n._('ui.retry')).not.toBe('ui.retry');
});
