import { expect, it } from 'vitest';
import { RUOXI } from '../test/createBackend.ts';
import { withShell } from '../test/withShell.ts';

const open = withShell();
const HOME = '/entry/svc-oms/OMS';
const PAGE = `${HOME}/notes#/all`;

it('[P558] the window is named after the page in front, and the body after its app', async () => {
  const shell = await open({ as: RUOXI });
  const bodyClass = () => shell.page.evaluate(() => document.body.className);
  await shell.visit(HOME);
  await shell.expectWindowTitle('首页 · Portal');
  expect(await bodyClass()).toBe('entry-view__welcome');
  await shell.openMenu('销售', '全部订单');
  await shell.expectWindowTitle('全部订单 · Portal');
  await expect.poll(bodyClass).toBe('entry-view__notes');
  await shell.chooseTab('首页');
  await shell.expectWindowTitle('首页 · Portal');
  await expect.poll(bodyClass).toBe('entry-view__welcome');
});

it('[P559] a message page lies over the panes; the tab in front leads back', async () => {
  const shell = await open({ as: RUOXI });
  await shell.visit(PAGE);
  await shell.expectNotes('全部订单', '/all');
  await shell.visit(`${HOME}/notes#/nowhere`);
  await shell.expectAddress(`${HOME}/404`);
  await shell.expectHeading('没有找到这个页面');
  await shell.chooseTab('全部订单');
  await shell.expectNotes('全部订单', '/all');
  await shell.expectAddress(PAGE);
  expect(await shell.page.getByRole('heading', { name: '没有找到这个页面' }).count()).toBe(0);
});

it('[P560] a window of one pane has neither header nor menus', async () => {
  const shell = await open({ as: RUOXI });
  await shell.page.addInitScript(() => {
    window.name = 'portal-pane:svc-oms:all';
  });
  await shell.visit(PAGE);
  await shell.expectHeading('notes /all');
  expect(await shell.page.getByRole('banner').count()).toBe(0);
  expect(await shell.page.getByRole('navigation').count()).toBe(0);
});

it('[P561] what loads late comes with the network, and the workspace works before', async () => {
  const shell = await open({ as: RUOXI });
  let isAway = true;
  await shell.page.route(/assets\/features-[^/]*\.js$/, (route) =>
    isAway ? route.abort() : route.continue(),
  );
  await shell.visit(PAGE);
  await shell.expectNotes('全部订单', '/all');
  await shell.openMenu('销售', '待付款');
  await shell.expectNotes('待付款', '/unpaid');
  expect(await shell.bell.count()).toBe(0);
  isAway = false;
  await shell.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await shell.bell.waitFor();
});

it('[P484] a request of an app that is refused is counted and shown in the diagnostics', async () => {
  const shell = await open({ as: RUOXI });
  await shell.visit(PAGE);
  await shell.expectNotes('全部订单', '/all');
  const code = await shell.page.evaluate(() => {
    const portal = Reflect.get(window, 'notes')['/all'];
    return portal.navigate({ path: '/unpaid' }).catch((error: { code: string }) => error.code);
  });
  expect(code).toBe('not-allowed');
  await shell.follow(`${HOME}/portal#/diagnostics`);
  await shell.page.getByRole('row', { name: 'notes navigate not-allowed 1' }).waitFor();
});

it('[P562] each feature can be taken out, and the workspace starts and works without it', {
  timeout: 120_000,
}, async () => {
  const shell = await open({ as: RUOXI });
  await shell.visit(HOME);
  await shell.expectTools();
  const names = await shell.page.evaluate(() => Reflect.get(window, 'featureNames') as string[]);
  expect(names.length).toBeGreaterThan(5);
  await shell.page.close();
  for (const name of names) {
    const without = await shell.openWindow();
    const errors: string[] = [];
    without.page.on('pageerror', ({ message }) => errors.push(message));
    await without.page.addInitScript((left) => Reflect.set(window, 'withoutFeature', left), name);
    await without.visit(HOME);
    await without.expectTools();
    await without.openMenu('销售', '全部订单');
    await without.expectNotes('全部订单', '/all');
    if (name === 'notify') expect(await without.bell.count()).toBe(0);
    expect(errors, name).toEqual([]);
    await without.page.close();
  }
});
