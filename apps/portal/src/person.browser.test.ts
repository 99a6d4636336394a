import { expect, it } from 'vitest';
import { RUOXI } from '../test/createBackend.ts';
import type { ShellPage } from '../test/ShellPage.ts';
import { withShell } from '../test/withShell.ts';

const open = withShell();
const HOME = '/entry/svc-oms/OMS';
const CONFIG = { packageStyle: 2, saveMenuStatus: 1 };

const colours = ({ page }: ShellPage) =>
  page.evaluate(() => document.documentElement.dataset.mantineColorScheme);

it('[P597] colours chosen on another device are shown here, and a choice made here is kept on the server', async () => {
  const shell = await open({ as: RUOXI });
  const kept: string[] = [];
  shell.backend.set({
    userActionConfig: () => ({ ...CONFIG, appearance: 'dark' }),
    chooseAppearance: ({ appearance }) => void kept.push(appearance),
  });
  await shell.visit(HOME);
  await shell.expectTools();
  await expect.poll(() => colours(shell)).toBe('dark');
  expect(kept).toEqual([]);
  await shell.openAvatarMenu();
  await shell.page.getByRole('menuitemradio', { name: '浅色' }).click();
  await expect.poll(() => kept).toEqual(['light']);
  expect(await colours(shell)).toBe('light');
});

it('[P2303] who has chosen no colours anywhere has nothing kept on the server', async () => {
  const shell = await open({ as: RUOXI });
  await shell.visit(HOME);
  await shell.expectTools();
  await shell.page.waitForLoadState('networkidle');
  expect(shell.backend.count('chooseAppearance')).toBe(0);
});

it('[P599] whoever works for several companies switches by the avatar menu; the next one begins with a clean page', async () => {
  const shell = await open({ as: RUOXI });
  shell.backend.set({
    getPersonalUserSub: () => [
      { subjectCodeEncrypt: 'sbj_u-ruoxi', name: '蓝海贸易' },
      { subjectCodeEncrypt: 'sbj_north', name: 'Northwind Goods' },
    ],
    getUserOnlineSubCodeEncry: () => ({ subjectCodeEncrypt: 'sbj_u-ruoxi' }),
    chooseSubject: ({ subjectCodeEncrypt }) => ({
      token: RUOXI,
      userInfo: { userId: 'u-ruoxi', nickName: '若溪', subjectCodeEncrypt, ssoEnvList: [] },
      subjects: [],
      needBind: false,
    }),
  });
  await shell.visit(`${HOME}/notes#/all`);
  await shell.expectTools();
  await shell.openAvatarMenu();
  await shell.page.getByRole('menuitem', { name: '切换公司' }).click();
  const companies = shell.page.getByRole('dialog', { name: '切换公司' });
  await companies.getByRole('button', { name: 'Northwind Goods' }).waitFor();
  expect(await companies.getByRole('listitem').count(), 'the present one is no choice').toBe(1);
  await companies.getByRole('button', { name: 'Northwind Goods' }).click();
  await shell.expectAddress(HOME);
  await shell.expectWorkspace();
  await expect.poll(() => shell.tabs()).toEqual(['首页']);
  const [asked] = shell.backend.calls.filter(({ name }) => name === 'chooseSubject');
  expect(asked?.body).toMatchObject({ subjectCodeEncrypt: 'sbj_north' });
});

it('[P599] who works for one company alone is not offered another', async () => {
  const shell = await open({ as: RUOXI });
  shell.backend.set({
    getPersonalUserSub: () => [{ subjectCodeEncrypt: 'sbj_u-ruoxi', name: '蓝海贸易' }],
    getUserOnlineSubCodeEncry: () => ({ subjectCodeEncrypt: 'sbj_u-ruoxi' }),
  });
  await shell.visit(HOME);
  await shell.expectTools();
  await shell.openAvatarMenu();
  await shell.expectCalls('getUserOnlineSubCodeEncry', 1);
  expect(await shell.page.getByRole('menuitem', { name: '切换公司' }).count()).toBe(0);
});

it('[P599] the demo says below the pages that it is one, and leads out', async () => {
  const shell = await open({ as: RUOXI });
  shell.backend.set({
    getUserInfoByHideCode: () => ({
      userId: 'u-ruoxi',
      nickName: '若溪',
      subjectCodeEncrypt: 'sbj_demo',
      ssoEnv: 'DEMO',
      ssoEnvList: [],
    }),
  });
  await shell.visit(HOME);
  const bar = shell.page.getByRole('region', { name: /演示环境/ });
  await bar.getByRole('button', { name: '退出演示' }).click();
  await shell.expectCalls('switchDemo', 1);
});
