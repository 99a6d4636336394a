import { createI18n } from '@portal/ui/shell';
import { expect, it, vi } from 'vitest';
import { createLocales, lateTexts } from './createLocales.ts';

const words = (text: string) => ({ messages: { 'late.word': [text] } });
const late = () => ({
  'zh-CN': vi.fn(async () => words('晚')),
  'en-US': vi.fn(async () => words('late')),
  'ko-KR': vi.fn(async () => words('늦음')),
});

it('[P555] the page speaks the language that is applied, and changes it with all that was loaded', async () => {
  const i18n = createI18n();
  const locales = createLocales(i18n);
  await locales.apply('en-US');
  expect(i18n.locale).toBe('en-US');
  expect(i18n._('menu.noPermission.title')).toBe('Notice');
  await locales.apply('ko-KR');
  expect(i18n.locale).toBe('ko-KR');
  expect(i18n._('menu.noPermission.title')).not.toBe('Notice');
});

it('[P555] a part that loads later brings its texts, in the language in use and the next one, once', async () => {
  const i18n = createI18n();
  const locales = createLocales(i18n);
  const texts = late();
  await locales.add(texts as never);
  expect(texts['en-US']).not.toHaveBeenCalled();
  await locales.apply('en-US');
  expect(i18n._('late.word')).toBe('late');
  await locales.add(texts as never);
  await locales.apply('ko-KR');
  expect(i18n._('late.word')).toBe('늦음');
  expect(texts['en-US']).toHaveBeenCalledOnce();
  expect(texts['zh-CN']).not.toHaveBeenCalled();
});

it('[P555] the texts of the parts that load late are there in every language', async () => {
  for (const load of Object.values(lateTexts))
    expect(Object.keys((await load()).messages).length).toBeGreaterThan(50);
});
