import { expect, it, vi } from 'vitest';
import { createLanguageFollower } from './guestAnswers.ts';

function shell(chosen: string | undefined, locale: 'zh-CN' | 'en-US' | 'ko-KR' = 'zh-CN') {
  const changeLanguage = vi.fn(async () => true);
  const follower = createLanguageFollower({
    userInfo: async () => ({ chooseLanguage: chosen }),
    account: { locale: () => locale, changeLanguage },
  });
  const call = (path: string, status = 200) =>
    follower.watch(path, Promise.resolve(new Response('{}', { status })));
  return { follower, changeLanguage, call };
}

it('[P520] the shell changes to the language that an app chose for the person, once', async () => {
  const { follower, changeLanguage, call } = shell('en_US');
  expect((await call('/sso/user/chooseLanguage')).status).toBe(200);
  await follower.follow();
  await follower.follow();
  expect(changeLanguage).toHaveBeenCalledExactlyOnceWith('en-US');
});

it.each([
  ['another call was made', '/sso/user/changeProfile', 200, 'en_US', 'zh-CN'],
  ['the choice was refused', '/sso/user/chooseLanguage', 500, 'en_US', 'zh-CN'],
  ['the shell speaks it already', '/sso/user/chooseLanguage', 200, 'ko_KR', 'ko-KR'],
  ['the server names none', '/sso/user/chooseLanguage', 200, undefined, 'zh-CN'],
] as const)('[P520] it stays as it is when %s', async (_when, path, status, chosen, locale) => {
  const { follower, changeLanguage, call } = shell(chosen, locale);
  await call(path, status);
  await follower.follow();
  expect(changeLanguage).not.toHaveBeenCalled();
});
