import { expect, it, vi } from 'vitest';
import { followLanguage } from './followLanguage.ts';

function shell(before: string | undefined, after: string | undefined, locale = 'zh-CN') {
  let chooseLanguage = before;
  const changeLanguage = vi.fn(async () => true);
  const followed = {
    userInfo: async () => ({ chooseLanguage }),
    account: { locale: () => locale, changeLanguage },
  };
  const done = followLanguage(followed, async () => {
    chooseLanguage = after;
  });
  return { changeLanguage, done };
}

it('[P520] the shell changes to the language that an app chose for the person', async () => {
  const { changeLanguage, done } = shell('zh_CN', 'en_US');
  await done;
  expect(changeLanguage).toHaveBeenCalledExactlyOnceWith('en-US');
});

it.each([
  ['nothing about the language changed', 'zh_CN', 'zh_CN', 'en-US'],
  ['the shell speaks it already', 'zh_CN', 'ko_KR', 'ko-KR'],
  ['the server names none', 'zh_CN', undefined, 'zh-CN'],
])('[P520] it stays as it is when %s', async (_when, before, after, locale) => {
  const { changeLanguage, done } = shell(before, after, locale);
  await done;
  expect(changeLanguage).not.toHaveBeenCalled();
});
