import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { findBrowser } from '@portal/tooling-test/browser';
import { Key } from 'selenium-webdriver';
import { ENGINES } from '../test.ts';
import { startWebKit, type WebKit } from './startWebKit.ts';
import { WebKitDriver } from './WebKitDriver.ts';

/** A journey in WebKitGTK, which knows WebDriver alone: Playwright starts, times and reports it, and drives nothing. */
const test = base.extend<{ seller: WebKitDriver }, { webkit: WebKit }>({
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it takes
    async ({}, use) => {
      const webkit = await startWebKit(findBrowser('webkit')?.path ?? '');
      await use(webkit);
      webkit.stop();
    },
    { scope: 'worker' },
  ],
  seller: async ({ webkit, baseURL }, use, info) => {
    const window = await webkit.open();
    const seller = new WebKitDriver(window, baseURL ?? '');
    await use(seller);
    if (info.status !== info.expectedStatus)
      await writeFile(info.outputPath('window.png'), await seller.picture());
    await window.quit();
  },
});

const MENUS = { selector: 'nav[aria-label=应用菜单]' };
const PANE = { selector: '[data-active] > [role=tabpanel]' };
const tab = (name: string) => ({ selector: '[role=tab]', name });
const dialog = (name: string) => ({ selector: '[role=dialog]', name: new RegExp(`^${name}`) });

test(
  '[J800] [A30] WebKit: a wrong password is said at its field, the right one leads to the workspace',
  ENGINES,
  async ({ seller }) => {
    await seller.open('/');
    await seller.signIn('owner', 'Wrong2026');
    const field = await seller.find({
      selector: 'input[autocomplete="current-password"][aria-invalid=true]',
    });
    await field.clear();
    await field.sendKeys(`Portal2026${Key.ENTER}`);
    await seller.find({ selector: '[role=tab]' });
    expect(await seller.address()).toBe('/entry/svc-erp/ERP/amazon#/setSail/index');
  },
);

test(
  '[J800] [P23] WebKit: a menu opens its page, framed and in a shadow root',
  ENGINES,
  async ({ seller }) => {
    await seller.enter();
    await seller.press('订单', MENUS);
    await seller.press('全部订单', MENUS);
    await seller.find(tab('全部订单'));
    await seller.find({ selector: 'iframe', within: PANE });
    await seller.open('/entry/svc-erp/ERP/universal_system#/download-center');
    await seller.find({ selector: 'h1', name: '导出中心', within: PANE });
  },
);

test('[J800] [T20] WebKit: tabs switch and close, and a reload brings them back', async ({ seller }) => {
  await seller.enter();
  await seller.open('/entry/svc-erp/ERP/universal_system#/download-center');
  await seller.find({ selector: 'h1', name: '导出中心', within: PANE });
  await seller.open('/entry/svc-erp/ERP/sso-web#/embel/home');
  await seller.until(async () => (await seller.tabs()).length === 3, 'no third tab');
  const [, second = ''] = await seller.tabs();
  await seller.press(second, undefined, '[role=tab]');
  await seller.until(
    async () => (await seller.address()).includes('download-center'),
    'the tab did not switch',
  );
  await seller.key(Key.DELETE);
  await seller.until(async () => (await seller.tabs()).length === 2, 'the tab did not close');
  await seller.open(await seller.address());
  await seller.until(async () => (await seller.tabs()).length === 2, 'the tabs did not come back');
});

test('[J800] [M201] WebKit: the search finds a page by its pinyin and opens it', async ({ seller }) => {
  await seller.enter();
  await seller.key('k', { control: true });
  await seller.fill({ selector: 'header [role=combobox]' }, 'quanbudingdan');
  await seller.press(/^全部订单/, undefined, '[role=option]');
  await seller.find(tab('全部订单'));
});

test('[J800] [N25] WebKit: the panel of notices lists them and marks all as read', async ({ seller }) => {
  await seller.enter();
  await seller.press(/^通知/, undefined, '[data-testid=notification-bell]');
  await seller.find({ selector: '[role=tablist]', within: dialog('通知') });
  await seller.press('全部已读');
  await seller.find({ selector: '[data-testid=notification-bell]', name: '通知' });
});

test('[J800] [N88] WebKit: an export of the orders is told and its file offered', async ({ seller }) => {
  await seller.enter();
  await seller.open('/entry/svc-erp/ERP/scm_new#/sail-order-management');
  await seller.find({ selector: '[data-testid=notification-bell][aria-busy=false]' });
  await seller.inFrame(PANE, () => seller.press('导出'));
  await seller.find({ selector: '[aria-label=通知] *', name: /^下载文件(准备中|已就绪)/ });
  await seller.press(/^通知/, undefined, '[data-testid=notification-bell]');
  await seller.find({ selector: 'button', name: '下载', within: dialog('通知') });
});

test('[J800] [M222] WebKit: a favourite is added, listed and opened', async ({ seller }) => {
  await seller.enter();
  await seller.key('k', { control: true });
  await seller.press('查看全部菜单', undefined, '[role=option]');
  await seller.fill(
    { selector: '[role=searchbox], input[type=search]', within: dialog('全部菜单') },
    '来料质检',
  );
  await seller.hover({ selector: 'a', name: '来料质检', within: dialog('全部菜单') });
  await seller.press('收藏来料质检', dialog('全部菜单'), 'button');
  await seller.key(Key.ESCAPE);
  await seller.gone(dialog('全部菜单'));
  await seller.press('我的收藏');
  await seller.press('来料质检', dialog('我的收藏'));
  await seller.find(tab('来料质检'));
});

test('[J800] [A24] WebKit: the language changes, and no tab is lost', async ({ seller }) => {
  await seller.enter('staff');
  await seller.open('/entry/svc-erp/ERP/universal_system#/download-center');
  await seller.find({ selector: 'h1', name: '导出中心', within: PANE });
  await seller.press(/^账号菜单/);
  await seller.press('English', undefined, '[role=menuitemradio]');
  await seller.find({ selector: 'h1', name: 'Export centre', within: PANE });
  expect(await seller.run('return document.documentElement.lang')).toBe('en-US');
  expect(await seller.tabs()).toHaveLength(2);
  // The menu is drawn anew in the other language: a press that it swallowed is made again.
  const isBack = async () => {
    await seller.press('简体中文', undefined, '[role=menuitemradio]');
    return (await seller.all({ selector: 'h1', name: '导出中心', within: PANE })).length > 0;
  };
  await seller.until(isBack, 'the former language did not come back');
});

test(
  '[J800] [S500] WebKit: the assistant answers a question from the business',
  ENGINES,
  async ({ seller }) => {
    await seller.enter();
    await seller.press(/助手/, undefined, '[data-testid=assistant-button]');
    const drawer = dialog('AI 助手');
    await seller.fill({ selector: 'textarea', within: drawer }, `近30天每天的销售额${Key.ENTER}`);
    await seller.find({ selector: '[role=log] figure, [role=log] [role=figure]', within: drawer });
    await seller.find({ selector: 'button', name: '发送', within: drawer });
  },
);

test(
  '[J800] [A9] [P550] WebKit: signing out leads to the login page and leaves no token',
  ENGINES,
  async ({ seller }) => {
    await seller.enter();
    await seller.press(/^账号菜单/);
    await seller.press('退出登录');
    await seller.press('退出登录', { selector: '[role=dialog]' }, 'button');
    await seller.find({ selector: 'input[autocomplete="username"]' });
    expect(await seller.run('return Object.keys(localStorage)')).not.toContain('portal:token');
  },
);
