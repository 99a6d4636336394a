import { expect, it } from 'vitest';
import { RUOXI } from '../test/createBackend.ts';
import { withShell } from '../test/withShell.ts';

const open = withShell();
const PAGE = '/entry/svc-oms/OMS/notes#/all';
/** A window of 1,280 by 800 whose person has zoomed to 200 %. */
const ZOOMED = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 };

it.each([
  [1000, 1200],
  [1440, 1440],
])('[P606] in a window of %i pixels the shell is %i wide', async (width, shellWidth) => {
  const shell = await open({ as: RUOXI, viewport: { width, height: 700 } });
  await shell.visit(PAGE);
  await shell.expectNotes('全部订单', '/all');
  const header = await shell.page.getByRole('banner').boundingBox();
  expect(header?.width).toBe(shellWidth);
  const { scrollWidth, scrollHeight } = await shell.page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { scrollWidth, scrollHeight };
  });
  expect(scrollWidth, 'the rest is scrolled to').toBe(shellWidth);
  expect(scrollHeight, 'only sideways').toBe(700);
});

it('[P606] zoomed to 200 % nothing is out of reach: menus, tabs, tools, and what opens from them', async () => {
  const shell = await open({ as: RUOXI, ...ZOOMED });
  await shell.visit(PAGE);
  await shell.expectNotes('全部订单', '/all');
  await shell.expectTools();
  await shell.openMenu('销售', '待付款');
  await shell.expectNotes('待付款', '/unpaid');
  await shell.chooseTab('全部订单');
  await shell.openAvatarMenu();
  const leave = shell.page.getByRole('menuitem', { name: '退出登录' });
  await leave.scrollIntoViewIfNeeded();
  const box = await leave.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 640 && box.y + box.height <= 400).toBe(true);
  await leave.click();
  const dialog = shell.page.getByRole('dialog');
  await dialog.waitFor();
  const frame = await dialog.boundingBox();
  expect(frame && frame.x >= 0 && frame.x + frame.width <= 640, 'a dialog fits').toBe(true);
  await dialog.getByRole('button', { name: '退出登录' }).click();
  await shell.expectLogin();
});
