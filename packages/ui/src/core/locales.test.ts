import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { DEFAULT_LOCALE, isLocale, LOCALE_NAMES, LOCALES, type Locale } from './locales.ts';

const source = resolve(import.meta.dirname, '..');

function readCatalog(locale: Locale, part: string): Map<string, string> {
  const text = readFileSync(resolve(source, part, `locales/${locale}.po`), 'utf8');
  return new Map(
    [...text.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(([, id = '', message = '']) => [id, message]),
  );
}

it('[U4] there are three languages, Chinese first and default', () => {
  expect(LOCALES).toEqual(['zh-CN', 'en-US', 'ko-KR']);
  expect(DEFAULT_LOCALE).toBe('zh-CN');
  expect(Object.keys(LOCALE_NAMES)).toEqual([...LOCALES]);
});

it.each([['zh_CN'], ['fr-FR'], [''], [null], [1]])('[U4] %j is not one of them', (value) => {
  expect(isLocale(value)).toBe(false);
});

it.each([
  { name: 'the package', part: '.', exclude: ['table/**', 'shortcuts/**'] },
  { name: 'the table parts', part: 'table', exclude: [] },
  { name: 'the shortcuts', part: 'shortcuts', exclude: [] },
])('[U4] every text of $name stands in all three catalogs, and none besides', ({ part, exclude }) => {
  const used = new Map<string, string>();
  for (const file of globSync(`${part}/**/*.{ts,tsx}`, { cwd: source, exclude })) {
    const text = readFileSync(resolve(source, file), 'utf8');
    for (const [, id = '', message = ''] of text.matchAll(
      /\bid(?:=|: )['"](ui\.[^'"]+)['"],?\s+message(?:=|: )['"]([^'"]+)['"]/g,
    ))
      used.set(id, message);
  }
  expect(used.size).toBeGreaterThan(5);
  expect(Object.fromEntries(readCatalog('zh-CN', part))).toEqual(Object.fromEntries(used));
  for (const locale of LOCALES) {
    const catalog = readCatalog(locale, part);
    expect([...catalog.keys()].sort()).toEqual([...used.keys()].sort());
    for (const [id, message] of catalog) expect(message, `${locale} ${id}`).not.toBe('');
  }
});
