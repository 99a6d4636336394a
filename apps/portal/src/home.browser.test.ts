import { expect, it } from 'vitest';
import { RUOXI } from '../test/createBackend.ts';
import { withShell } from '../test/withShell.ts';

const open = withShell();
const HOME = '/entry/svc-oms/OMS';
const PAGE = `${HOME}/notes#/all`;

it('[P763] home is the home of the system entered last, never another pane', async () => {
  const shell = await open({ as: RUOXI });
  const homeLink = shell.page.getByRole('link', { name: '返回首页' });
  const expectHome = async (address: string) => {
    await shell.page.getByRole('tab', { name: '首页', selected: true }).waitFor();
    await shell.expectAddress(address);
  };
  await shell.visit(PAGE);
  await shell.expectNotes('全部订单', '/all');
  // The pane in front is another one when the address comes in with a load.
  await shell.visit(`${HOME}/404`);
  await homeLink.click();
  await expectHome(HOME);
  await shell.chooseTab('全部订单');
  await shell.expectNotes('全部订单', '/all');
  await shell.page.getByRole('banner').getByRole('link').first().click();
  await expectHome(HOME);
  await shell.chooseTab('全部订单');
  await shell.visit('/#/user/home');
  await expectHome(HOME);
  await shell.visit('/entry/svc-wms/WMS');
  await shell.expectWorkspace();
  await shell.follow('/404');
  await homeLink.click();
  await expectHome('/entry/svc-wms/WMS');
});

it('[P764] a message page names the window, and no tab is marked', async () => {
  const shell = await open({ as: RUOXI });
  await shell.visit(PAGE);
  await shell.expectNotes('全部订单', '/all');
  for (const [address, title] of [
    ['404', '没有找到这个页面'],
    ['401', '您没有「订单管理」的访问权限'],
    ['402', '订单管理'],
  ]) {
    await shell.follow(`${HOME}/${address}`);
    await shell.expectHeading(title ?? '');
    await shell.expectWindowTitle(`${title} · Portal`);
    expect(await shell.page.getByRole('tab', { selected: true }).count(), address).toBe(0);
  }
  await shell.chooseTab('全部订单');
  await shell.expectWindowTitle('全部订单 · Portal');
  await shell.page.getByRole('tab', { name: '全部订单', selected: true }).waitFor();
  for (const [address, title] of [
    ['/404', '没有找到这个页面'],
    ['/500', '页面出了问题'],
    ['/401/ABC', '您没有「ABC」的访问权限'],
  ]) {
    await shell.follow(address ?? '');
    await shell.expectWindowTitle(`${title} · Portal`);
  }
});
