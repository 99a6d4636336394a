import { expect, it } from 'vitest';
import { CONFIG, RUOXI } from '../test/createBackend.ts';
import { askAsGuest } from '../test/waysIn.ts';
import { withShell } from '../test/withShell.ts';

const open = withShell();
const HOME = '/entry/svc-oms/OMS';
const PAGE = `${HOME}/notes#/all`;

it.each([
  ['Entry401', `${HOME}/401`, '您没有「订单管理」的访问权限'],
  ['Entry402', `${HOME}/402`, '订单管理'],
  ['Entry404', `${HOME}/404`, '没有找到这个页面'],
])('[P572] %s is where an app leads by that name, and stands at %s', async (app, address, heading) => {
  const shell = await open({ as: RUOXI });
  const microApps = CONFIG.microApps.map((one) => ({ ...one, capabilities: ['navigate'] }));
  shell.backend.set({ getRuntimeConfig: () => ({ microApps }) });
  await shell.visit(PAGE);
  await shell.expectNotes('全部订单', '/all');
  expect(await askAsGuest(shell.page, { app, path: '/' })).toBe('granted');
  await shell.expectAddress(address);
  await shell.expectHeading(heading);
  await shell.page.reload();
  await shell.expectAddress(address);
  await shell.expectHeading(heading);
  await shell.page.getByRole('link', { name: '返回首页' }).click();
  await shell.page.getByRole('tab', { name: '首页', selected: true }).waitFor();
  await shell.expectAddress(HOME);
  await shell.chooseTab('全部订单');
  await shell.expectNotes('全部订单', '/all');
  await shell.expectAddress(PAGE);
});
