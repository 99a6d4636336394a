import { createI18n, loadLocale } from '@portal/ui/shell';
import { expect, it } from 'vitest';
import { PSEUDO_LOCALE, pseudoSource } from './pseudoTexts.ts';

const source = pseudoSource({
  'en-US': async () => ({
    messages: {
      plain: 'Save',
      named: ['Hello ', ['name'], '!'],
      counted: [['count', 'plural', { one: ['#', ' row'], other: ['#', ' rows'] }]],
      marked: 'Read <0>more</0>',
    },
  }),
});

it('texts are accented, longer and in brackets; values and marks stay', async () => {
  const i18n = createI18n();
  await loadLocale(i18n, PSEUDO_LOCALE, [source], undefined);
  expect(i18n._('plain')).toBe('⟦Šåṽé~~⟧');
  expect(i18n._('named', { name: 'Maya' })).toBe('⟦Ĥéļļô Maya!~~~⟧');
  expect(i18n._('counted', { count: 2 })).toBe('⟦2 ŕôŵš⟧');
  expect(i18n._('marked')).toContain('<0>ɱôŕé</0>');
});

it('a text that nobody has stays as it is, so that it is seen', async () => {
  const i18n = createI18n();
  await loadLocale(i18n, PSEUDO_LOCALE, [source], undefined);
  expect(i18n._({ id: 'nowhere', message: 'Written into the code' })).toBe('Written into the code');
});

it('other languages are what they were', async () => {
  const i18n = createI18n();
  await loadLocale(i18n, 'en-US', [source], undefined);
  expect(i18n._('plain')).toBe('Save');
});
