import { answerCodes } from '@portal/api-client/contract';
import { MockRefusal } from '@portal/api-client/testing';
import { menuTree, page, system } from '@portal/menu-engine/testing';
import { expect, it } from 'vitest';
import { CONFIG, RUOXI } from '../test/createBackend.ts';
import { NOTES_APP } from '../test/notesApp.ts';
import { setState } from '../test/openStates.ts';
import type { ShellPage } from '../test/ShellPage.ts';
import { askAsGuest, TARGET } from '../test/waysIn.ts';
import { withShell } from '../test/withShell.ts';

const open = withShell();
const HOME = '/entry/svc-oms/OMS';
const PAGE = `${HOME}/notes#/all`;
const SCRIPT = { contentType: 'text/javascript', body: NOTES_APP };
const PAST = '2020-01-01 00:00:00';

/** A workspace whose app in front may ask for these. */
async function openPage(...capabilities: string[]): Promise<ShellPage> {
  const shell = await open({ as: RUOXI });
  const microApps = CONFIG.microApps.map((app) => ({ ...app, capabilities }));
  shell.backend.set({ getRuntimeConfig: () => ({ microApps }) });
  await shell.visit(PAGE);
  await shell.expectNotes('全部订单', '/all');
  return shell;
}

it('[P600] a menu that the person does not have is answered by a warning that is only acknowledged', async () => {
  const shell = await openPage('navigate');
  expect(await askAsGuest(shell.page, { menuId: 'nowhere' })).toBe('not-found');
  const dialog = shell.page.getByRole('dialog', { name: '提示' });
  await dialog.getByText('您没有访问权限，请联系管理员').locator('svg').waitFor();
  expect((await dialog.getByRole('button').allTextContents()).filter(Boolean)).toEqual(['知道了']);
  await dialog.getByRole('button', { name: '知道了' }).click();
  await dialog.waitFor({ state: 'detached' });
  await shell.expectAddress(PAGE);
});

it.each([
  ['该功能所属平台已到期，请尽快续费', { platformExpireTime: PAST }, '/company/serve/serve-manage'],
  [`${TARGET}已到期，无法使用`, { assetsExpireTime: PAST }, '/company/serve/serve-manage'],
  [`${TARGET}已到期，无法使用`, { assetsExpireTime: PAST, assetsType: '2' }, '/app/home'],
])(
  '[P600] an expired menu says 「%s」 %j; cancelling stays, renewing leads to %s',
  async (words, menu, to) => {
    const shell = await open({ as: RUOXI });
    setState(shell.backend, { menu });
    await shell.visit(PAGE);
    await shell.expectNotes('全部订单', '/all');
    const dialog = shell.page.getByRole('dialog', { name: '提示' });
    for (const answer of ['取消', '去续费']) {
      await shell.openMenu('销售', `${TARGET} 已到期`);
      await dialog.getByText(words, { exact: true }).waitFor();
      await dialog.getByRole('button', { name: answer }).click();
      await dialog.waitFor({ state: 'detached' });
      await shell.expectAddress(answer === '取消' ? PAGE : `${HOME}/sso-web#${to}`);
    }
  },
);

it('[P601] an app whose script fails says so in its pane, and is loaded by a press', async () => {
  const shell = await open({ as: RUOXI });
  let isThere = false;
  await shell.page.route('**/apps/notes.js*', (route) => (isThere ? route.fulfill(SCRIPT) : route.abort()));
  await shell.visit(PAGE);
  await shell.page.getByText('「全部订单」没有加载成功').waitFor();
  isThere = true;
  await shell.page.getByRole('button', { name: '重试' }).click();
  await shell.expectNotes('全部订单', '/all');
});

it('[P601] one whose script stays silent does so after 120 s, not before', async () => {
  const shell = await open({ as: RUOXI });
  await shell.page.clock.install();
  await shell.page.route('**/apps/notes.js*', () => {});
  await shell.visit(PAGE);
  await shell.page.getByText('正在加载，请稍候').waitFor();
  await shell.page.clock.runFor(110_000);
  await shell.page.getByText('加载比平时久').waitFor();
  // Sockets break by the hurried clock, and once they are back what failed is asked for again: it may stand there for a moment.
  const said = shell.page.evaluate(
    (words) =>
      new Promise<void>((resolve) => {
        const look = () => document.body.textContent.includes(words) && resolve();
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      }),
    '「全部订单」加载超时',
  );
  // The count begins with the script, a moment after the words.
  await shell.page.clock.runFor(15_000);
  await said;
});

it('[P602] menus that do not come are told in their own place alone, and come by a press', async () => {
  const shell = await open({ as: RUOXI });
  let isBroken = true;
  shell.backend.set({
    getMenuTreeByServiceAndRole: () => {
      if (isBroken) throw new MockRefusal({ code: '500', message: '菜单服务坏了' });
      return menuTree([page('all', '全部订单', { path: 'notes' })]);
    },
  });
  await shell.visit(HOME);
  await shell.expectTools();
  const nav = shell.page.getByRole('banner');
  await nav.getByText('菜单暂时没有加载出来').waitFor();
  expect(await shell.page.getByText('菜单服务坏了').count()).toBe(0);
  isBroken = false;
  await nav.getByRole('button', { name: '重新加载' }).click();
  await shell.openMenu('全部订单');
  await shell.expectNotes('全部订单', '/all');
});

const DISABLED = () => ({ dataList: [system('OMS', '订单管理', { status: 3 })], total: 1 });
const REVOKED = () => ({ dataList: [system('OMS', '订单管理', { packageId: '' })], total: 1 });

it.each([
  ['disabled', DISABLED, `${HOME}/402`],
  ['taken away', REVOKED, '/401/OMS'],
])(
  '[P603] a system that is %s while it is open is left once the server tells of it',
  async (_what, querySystemExtListForSub, address) => {
    const shell = await open({ as: RUOXI });
    let push = (_frame: string) => {};
    await shell.page.routeWebSocket(/ecSocket/, (socket) => {
      push = (frame) => socket.send(frame);
    });
    await shell.visit(PAGE);
    await shell.expectTools();
    await shell.expectNotes('全部订单', '/all');
    shell.backend.set({ querySystemExtListForSub });
    push(JSON.stringify({ type: 'changed', what: 'services' }));
    await shell.expectAddress(address);
  },
);

it.each([
  ['systemList', DISABLED, `${HOME}/402`],
  ['userInfo', () => ({ dataList: [], total: 0 }), PAGE],
] as const)(
  '[P603] an app that tells of a changed %s has it asked for anew, and access is judged by what is known',
  async (key, querySystemExtListForSub, address) => {
    const shell = await openPage('stateChanged');
    const before = {
      systemList: shell.backend.count('querySystemExtListForSub'),
      userInfo: shell.backend.count('getUserInfoByHideCode'),
    };
    shell.backend.set({ querySystemExtListForSub });
    await shell.page.evaluate((changed) => Reflect.get(window, 'notes')['/all'].stateChanged([changed]), key);
    await shell.expectAddress(address);
    expect(shell.backend.count('querySystemExtListForSub') > before.systemList).toBe(key === 'systemList');
    expect(shell.backend.count('getUserInfoByHideCode') > before.userInfo).toBe(key === 'userInfo');
  },
);

it('[P604] a service that needs attention is told with the way home', async () => {
  const shell = await openPage();
  shell.backend.set({
    changePackageStyle: () => {
      throw new MockRefusal({ code: answerCodes.serviceGone, message: '服务信息异常' });
    },
  });
  await shell.openAvatarMenu();
  await shell.page.getByText('左侧', { exact: true }).click();
  await shell.page.keyboard.press('Escape');
  const told = shell.page.getByRole('region', { name: '通知' });
  await told.getByRole('alert').getByText('异常提醒').waitFor();
  await told.getByText('服务信息异常').waitFor();
  await told.getByRole('button', { name: '返回首页' }).click();
  await shell.expectAddress(HOME);
});

it('[P605] an export that is waited for keeps its socket alive every 60 s', async () => {
  const shell = await openPage('exportTask');
  const frames: unknown[] = [];
  const opened = new Promise<void>((isOpen) => {
    void shell.page.routeWebSocket(/download-center\/ws/, (socket) => {
      socket.onMessage((frame) => frames.push(frame));
      isOpen();
    });
  });
  await shell.page.clock.install();
  await shell.page.reload();
  await shell.expectTools();
  await shell.expectNotes('全部订单', '/all');
  await shell.page.evaluate(() => Reflect.get(window, 'notes')['/all'].exportTask({ id: 'e1' }));
  await opened;
  await shell.page.clock.runFor(55_000);
  expect(frames).toEqual([]);
  await shell.page.clock.runFor(10_000);
  expect(frames).toEqual(['ping']);
});

it('[P540] without a network a line below the panes says what is kept; it goes with the network', async () => {
  const shell = await open({ as: RUOXI });
  await shell.visit(PAGE);
  await shell.bell.waitFor();
  const line = shell.page.getByText('网络已断开。打开的页面和输入的内容都在');
  await shell.page.context().setOffline(true);
  await line.waitFor();
  await shell.page.context().setOffline(false);
  await line.waitFor({ state: 'detached' });
});
