import { MockRefusal } from '@portal/api-client/testing';
import { expect, it } from 'vitest';
import { CONFIG, RUOXI } from '../test/createBackend.ts';
import { setState } from '../test/openStates.ts';
import type { ShellPage } from '../test/ShellPage.ts';
import { TARGET, TARGET_ADDRESS } from '../test/waysIn.ts';
import { withShell } from '../test/withShell.ts';

const open = withShell();
const HOME = '/entry/svc-oms/OMS';
const FAILED = new MockRefusal({ code: '500', message: 'Failed', status: 500 });
const section = ({ page }: ShellPage, name: string) => page.getByRole('region', { name });

const announcement = (announcementTitle: string) => ({
  id: announcementTitle,
  announcementTitle,
  announcementOnTime: '2026-11-20 10:00:00',
});

it('[P585] greets, names the system, and has common menus, favourites and the latest announcements', async () => {
  const shell = await open({ as: RUOXI });
  setState(shell.backend, { menu: { updateFlag: 2 } });
  shell.backend.set({
    queryAnnouncementPage: () => ({ dataList: [announcement('黑五备货指引')], totalCount: 1 }),
  });
  await shell.visit(HOME);
  await shell.page.getByRole('heading', { name: /^若溪，(早上|下午|晚上)好$/ }).waitFor();
  await shell.page.getByText('这里是订单管理，从下面开始今天的工作。').waitFor();
  await section(shell, '常用菜单')
    .getByRole('link', { name: /全部订单/ })
    .waitFor();
  await section(shell, '我的收藏')
    .getByRole('button', { name: `购买${TARGET}` })
    .waitFor();
  await section(shell, '最新公告')
    .getByRole('button', { name: /黑五备货指引/ })
    .click();
  await shell.expectAddress(
    `${HOME}/sso-web#/company/notice/announcement?id=${encodeURIComponent('黑五备货指引')}`,
  );
});

it('[P585] each list says that it is empty, and is loaded again when it failed', async () => {
  const shell = await open({ as: RUOXI });
  setState(shell.backend, {});
  shell.backend.set({
    queryFavorites: () => {
      throw FAILED;
    },
    queryAnnouncementPage: () => {
      throw FAILED;
    },
    getLastAnnouncement: () => {
      throw FAILED;
    },
  });
  await shell.visit(HOME);
  const favourites = section(shell, '我的收藏');
  const announcements = section(shell, '最新公告');
  await favourites.getByText('收藏没有加载出来').waitFor();
  await announcements.getByText('公告没有加载出来').waitFor();
  shell.backend.set({
    queryFavorites: () => ({ dataList: [], totalCount: 0 }),
    getLastAnnouncement: () => null,
  });
  await favourites.getByRole('button', { name: '重试' }).click();
  await favourites.getByText('点菜单名称旁的星标').waitFor();
  await announcements.getByRole('button', { name: '重试' }).click();
  await announcements.getByText('暂时没有公告').waitFor();
});

it('[P582] home whose menu is refused is the welcome page, and its address says why', async () => {
  const shell = await open({ as: RUOXI });
  const { backend } = shell;
  setState(backend, { menu: { assetsExpireTime: '2020-01-01 00:00:00' }, homeMenuId: 'target' });
  await shell.visit(TARGET_ADDRESS);
  await shell.page.getByRole('dialog', { name: '提示' }).getByText(`${TARGET}已到期，无法使用`).waitFor();
  await shell.expectAddress(HOME);
  await section(shell, '常用菜单').waitFor({ state: 'attached' });
});

it('[P583] a menu is counted once for each way it opens, also when counting fails', async () => {
  const shell = await open({ as: RUOXI });
  setState(shell.backend, {});
  shell.backend.set({
    recordMenuOpt: () => {
      throw FAILED;
    },
  });
  const count = (times: number) => shell.expectCalls('recordMenuOpt', times);
  await shell.visit(TARGET_ADDRESS);
  await shell.expectNotes(TARGET, '/target');
  await count(1);
  await shell.openMenu('销售', '全部订单');
  await shell.expectNotes('全部订单', '/all');
  await count(2);
  await shell.chooseTab(TARGET);
  await shell.page.goBack();
  await shell.expectNotes('全部订单', '/all');
  await shell.page.reload();
  await shell.expectNotes('全部订单', '/all');
  await shell.closeTab(TARGET);
  await shell.follow(TARGET_ADDRESS);
  await shell.expectNotes(TARGET, '/target');
  await count(3);
  expect(await shell.page.getByRole('alert').count()).toBe(0);
});

it('[P587] a blocked page takes neither keys nor clicks while its menus are not there yet, nor later', async () => {
  const shell = await open({ as: RUOXI });
  setState(shell.backend, {
    specialBrand: true,
    other: { systemCode: 'ERP', serviceBillingValueDTOList: [] },
  });
  const go = shell.backend.hold('getMenuTreeByServiceAndRole');
  let arrive = () => {};
  const words = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await shell.page.route(/QuotaGate[^/]*\.js/, (route) => words.then(() => route.continue()));
  const tryAll = async () => {
    for (const key of ['Control+k', 'Shift+?', 'Escape']) await shell.page.keyboard.press(key);
    await shell.page.mouse.click(300, 24);
  };
  await shell.visit('/entry/svc-erp/ERP');
  await shell.page.locator('[inert] > header').waitFor({ state: 'attached' });
  go();
  await shell.page
    .getByRole('banner', { includeHidden: true })
    .getByRole('combobox', { includeHidden: true })
    .waitFor({ state: 'attached' });
  await tryAll();
  expect(await shell.page.getByRole('dialog').count(), 'before the block itself has loaded').toBe(0);
  expect(await shell.page.evaluate(() => document.activeElement === document.body)).toBe(true);
  arrive();
  const block = shell.page.getByRole('dialog', { name: '额度已用完' });
  await block.waitFor();
  await tryAll();
  expect(await shell.page.getByRole('dialog').count()).toBe(1);
  await block.getByRole('button', { name: '立即购买' }).click();
  await shell.expectAddress('/entry/svc-erp/ERP/sso-web#/user/product-package?systemCode=ERP');
  await block.waitFor({ state: 'detached' });
});

it.each([
  ['zh_CN', '首页', '目标', '运行诊断'],
  ['en_US', 'Home', '目标 EN', 'Diagnostics'],
  ['ko_KR', '홈', '目标 KR', '진단'],
])(
  '[P558] in %s the window is named after its page: home, a menu, a page of the shell',
  async (language, home, target, own) => {
    const shell = await open({ as: RUOXI, stored: { 'portal:language': language } });
    setState(shell.backend, {});
    await shell.visit(HOME);
    await shell.expectWindowTitle(`${home} · Portal`);
    await shell.follow(TARGET_ADDRESS);
    await shell.expectWindowTitle(`${target} · Portal`);
    await shell.follow(`${HOME}/portal#/diagnostics`);
    await shell.expectWindowTitle(`${own} · Portal`);
  },
);

it.each([
  [1, 1],
  [0, 0],
])(
  '[P588] with listingShow %i the switcher lists the listing system %i times',
  async (listingShow, times) => {
    const shell = await open({ as: RUOXI });
    setState(shell.backend, { other: { systemCode: 'SYS_LISTING' } });
    shell.backend.set({ userActionConfig: () => ({ packageStyle: 2, saveMenuStatus: 1, listingShow }) });
    await shell.visit(HOME);
    await shell.expectTools();
    await shell.page.getByRole('button', { name: /切换应用/ }).click();
    await shell.page.getByRole('link', { name: '订单管理' }).waitFor();
    expect(await shell.page.getByRole('link', { name: '目标系统' }).count()).toBe(times);
  },
);

/** Notes in the page in how many frames the header was to be seen. */
async function watchHeader({ page }: ShellPage): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let seen = 0;
    const look = () => {
      const header = document.querySelector('header');
      const box = header?.getBoundingClientRect();
      const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (top && header?.contains(top)) seen += 1;
      Object.assign(window, { headerFrames: seen });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { headerFrames: number }).headerFrames);
}

it('[P1355] a company without a shop sees the choice of a platform, and nothing of the workspace before it', async () => {
  const shell = await open({ as: RUOXI });
  setState(shell.backend, { bound: [] });
  shell.backend.set({ guidePageProcess: () => ({ process: { platform_user: false, platforms: [] } }) });
  const answer = shell.backend.hold('guidePageProcess');
  const framesOfHeader = await watchHeader(shell);
  await shell.visit(HOME);
  await shell.expectCalls('guidePageProcess', 1);
  answer();
  await shell.page.getByRole('heading', { name: '请选择您的销售平台' }).waitFor();
  expect(await framesOfHeader()).toBe(0);
  await shell.page.getByRole('button', { name: '稍后绑定，进入工作台' }).click();
  await expect.poll(framesOfHeader).toBeGreaterThan(0);
});

it.each([
  ['has chosen already', () => ({ process: { platform_user: true, platforms: ['AMAZON'] } })],
  [
    'cannot be asked',
    () => {
      throw FAILED;
    },
  ],
])('[P1355] where a company without a shop %s the workspace is there', async (_case, guidePageProcess) => {
  const shell = await open({ as: RUOXI });
  setState(shell.backend, { bound: [] });
  shell.backend.set({ guidePageProcess });
  const framesOfHeader = await watchHeader(shell);
  await shell.visit(HOME);
  await expect.poll(framesOfHeader, { timeout: 10_000 }).toBeGreaterThan(0);
  await shell.openMenu('销售', '全部订单');
  await shell.expectNotes('全部订单', '/all');
});

it('[P971] what is not connected is neither asked for nor shown: shops, and people who answer questions', async () => {
  const shell = await open({ as: RUOXI });
  setState(shell.backend, { bound: [] });
  shell.backend.set({
    getRuntimeConfig: () => ({ ...CONFIG, offers: [] }),
    guidePageProcess: () => ({ process: { platform_user: false, platforms: [] } }),
    querySystemParamsPage: () => ({ dataList: [], totalCount: 0 }),
  });
  await shell.visit(HOME);
  await shell.openMenu('销售', '全部订单');
  await shell.expectNotes('全部订单', '/all');
  await shell.page.getByRole('button', { name: '导出中心' }).waitFor();
  await shell.page.getByRole('button', { name: /^账号菜单/ }).click();
  await shell.page.getByRole('menuitem', { name: '用户中心' }).waitFor();
  expect(await shell.page.getByRole('menuitem', { name: '店铺授权' }).count()).toBe(0);
  expect(await shell.page.getByRole('button', { name: '在线客服' }).count()).toBe(0);
  await shell.expectCalls('guidePageProcess', 0);
});

it('[P971] a consult page that the operator set for the system alone is offered', async () => {
  const shell = await open({ as: RUOXI });
  const page = { status: 2, systemName: 'OMS', systemValue: 'https://ask.example/' };
  shell.backend.set({ querySystemParamsPage: () => ({ dataList: [page], totalCount: 1 }) });
  await shell.visit(HOME);
  await shell.page.getByRole('button', { name: '在线客服' }).waitFor();
});
