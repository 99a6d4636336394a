import { expect, it } from 'vitest';
import { CONFIG, RUOXI } from '../test/createBackend.ts';
import { setState } from '../test/openStates.ts';
import { TARGET, TARGET_ADDRESS } from '../test/waysIn.ts';
import { withShell } from '../test/withShell.ts';

const open = withShell();
const HOME = '/entry/svc-oms/OMS';
/** Of one person alone: of the guide, who is not done with it; the typeface belongs to the first screen. */
const NOT_EVERYBODYS = /^(guide|fonts)\b/;
/** The calls that the first screen waits for, and the count of the page that it shows. */
const FIRST_SCREENS = [
  'getRuntimeConfig',
  'getUserInfoByHideCode',
  'userActionConfig',
  'querySystemExtListForSub',
  'getMenuTreeByServiceAndRole',
  'recordMenuOpt',
];

it('[P641] what every session loads late is four scripts and one style sheet', async () => {
  const shell = await open({ as: RUOXI });
  await shell.visit(HOME);
  await shell.bell.waitFor();
  await shell.page.waitForLoadState('networkidle');
  const late = await shell.page.evaluate(() => {
    const [usable] = performance.getEntriesByName('portal:usable');
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime > (usable?.startTime ?? 0))
      .map(({ name }) => /assets\/(.+)-[\w-]{8}(\.\w+)$/.exec(name))
      .flatMap((found) => (found ? [`${found[1]}${found[2]}`] : []));
  });
  expect(late.filter((name) => !NOT_EVERYBODYS.test(name) && !name.endsWith('.woff2')).sort()).toEqual([
    'common.js',
    'embedded.js',
    'features.css',
    'features.js',
    'late-zh-CN.js',
  ]);
});

it('[P641] nothing of it waits for another part to run', async () => {
  const shell = await open({ as: RUOXI });
  const { page } = shell;
  const answer = await shell.holdFiles(/assets\/features-[^/]*\.js$/);
  const asked = ['common', 'embedded', 'features', 'late-zh-CN'].map((name) =>
    page.waitForRequest((request) => request.url().includes(`/assets/${name}-`)),
  );
  await shell.visit(HOME);
  await Promise.all(asked);
  answer();
  await shell.bell.waitFor();
});

it('[P767] the keys of the search are heard before it is there: it has the focus as soon as it comes', async () => {
  const shell = await open({ as: RUOXI });
  const { page } = shell;
  const answer = await shell.holdFiles(/assets\/features-[^/]*\.js$/);
  await shell.visit(HOME);
  await shell.expectWorkspace();
  await page.keyboard.press('Control+K');
  answer();
  const search = page.getByRole('banner').getByRole('combobox');
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+K');
  await page.keyboard.type('待付款');
  await page.getByRole('option').first().waitFor();
});

/** Somebody who is done with the guide. */
const DONE = { userId: 'u-ruoxi', nickName: '若溪', subjectCodeEncrypt: 'sbj_u-ruoxi', guideStatus: 2 };

const DESK = { systemCode: 'ERP', url: 'https://desk.example/' };

it.each([
  ['ten calls follow', [DESK], []],
  ['one more, where no sales desk is set: who answers instead,', [], ['querySystemParamsPage']],
])(
  '[P2400] %s the start of a session that is done with the guide, and none until somebody does something',
  async (_case, consultTable, more) => {
    const shell = await open({ as: RUOXI });
    setState(shell.backend, {});
    shell.backend.set({
      getUserInfoByHideCode: () => DONE,
      getRuntimeConfig: () => ({ ...CONFIG, consultTable }),
    });
    await shell.visitAwayFromHeader(TARGET_ADDRESS);
    await shell.expectNotes(TARGET, '/target');
    await shell.bell.waitFor();
    await shell.expectCalls('getNoticeMuteTime', 1);
    await shell.page.waitForLoadState('networkidle');
    const names = shell.backend.calls.map(({ name }) => name);
    expect(names.filter((name) => !FIRST_SCREENS.includes(name)).sort()).toEqual([
      'checkShowHelpInfo',
      'getAnnouncementNotice',
      'getAnnouncementYhEjectDetail',
      'getLivingBroadcast',
      'getNoticeMuteTime',
      'noticeThirdSystemClearCache',
      'queryCustomGroupList',
      'queryMsgNoticePage',
      'queryRenewNotice',
      ...more,
      'renewalReminder',
    ]);
  },
);

it('[P642] what only the avatar menu shows is asked for when somebody comes to it, once', async () => {
  const shell = await open({ as: RUOXI });
  await shell.visit(HOME);
  await shell.bell.waitFor();
  await shell.page.waitForLoadState('networkidle');
  const calls = ['queryECMenuTreeByPlatformCode', 'platformUniteInterface'] as const;
  const counts = () => calls.map(shell.backend.count);
  expect(counts()).toEqual([0, 0]);
  await shell.openAvatarMenu();
  for (const call of calls) await shell.expectCalls(call, 1);
  await shell.page.keyboard.press('Escape');
  await shell.openAvatarMenu();
  await shell.page.waitForLoadState('networkidle');
  expect(counts()).toEqual([1, 1]);
});

it('[P690] lists in closed panels are asked for when somebody comes to the header or the strip, once', async () => {
  const shell = await open({ as: RUOXI });
  setState(shell.backend, {});
  await shell.visitAwayFromHeader(TARGET_ADDRESS);
  await shell.expectNotes(TARGET, '/target');
  await shell.bell.waitFor();
  await shell.page.waitForLoadState('networkidle');
  const calls = ['queryFavorites', 'queryMenuUse'] as const;
  expect(calls.map(shell.backend.count)).toEqual([0, 0]);
  await shell.bell.hover();
  for (const call of calls) await shell.expectCalls(call, 1);
  await shell.page.getByRole('button', { name: '我的收藏' }).click();
  await shell.page.getByRole('dialog', { name: '我的收藏' }).getByRole('link', { name: TARGET }).waitFor();
  expect(calls.map(shell.backend.count)).toEqual([1, 1]);
});

it('[P733] whether pushes come from a host of their own is asked for where the operator names one', async () => {
  for (const [socketHost, times] of [
    [undefined, 0],
    ['push.example', 1],
  ] as const) {
    const shell = await open({ as: RUOXI });
    shell.backend.set({ getRuntimeConfig: () => ({ ...CONFIG, socketHost }) });
    await shell.visit(HOME);
    await shell.bell.waitFor();
    await shell.page.waitForLoadState('networkidle');
    const asked = shell.backend.calls.filter(({ body }) => JSON.stringify(body).includes('SSO_SOCKET_TYPE'));
    expect(asked).toHaveLength(times);
  }
});

it('[P740] the card for the first use is asked about until it was put away', async () => {
  for (const [show, times] of [
    [1, 2],
    [0, 1],
  ] as const) {
    const shell = await open({ as: RUOXI });
    shell.backend.set({ checkShowHelpInfo: () => ({ show }) });
    for (let visit = 0; visit < 2; visit += 1) {
      await shell.visit(HOME);
      await shell.bell.waitFor();
      await shell.page.waitForLoadState('networkidle');
    }
    expect(shell.backend.count('checkShowHelpInfo')).toBe(times);
  }
});

it('[P2302] what a pointer in the strip loads brings no style sheet, which would lay out the whole page anew', async () => {
  const shell = await open({ as: RUOXI });
  const { page } = shell;
  await shell.visitAwayFromHeader(TARGET_ADDRESS);
  await shell.bell.waitFor();
  await page.waitForLoadState('networkidle');
  const sheets = () => page.evaluate(() => document.styleSheets.length);
  const before = await sheets();
  await page.getByRole('tab').first().click({ button: 'right' });
  await page.getByRole('menu').waitFor();
  expect(await sheets()).toBe(before);
});
