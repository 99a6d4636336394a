import { readFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { OwnServer } from '@portal/tooling-test/server';
import { IN_MOTION } from './driver/motion.ts';
import { NotifyDriver } from './driver/NotifyDriver.ts';
import { portalctlOn } from './driver/portalctl.ts';
import { expect, test } from './test.ts';

test.use(IN_MOTION);

/** Counts the push sockets that the pages of a browser have open. */
function countSockets(context: BrowserContext): () => number {
  const open = new Set<unknown>();
  const watch = (page: (typeof context)['pages'] extends () => (infer P)[] ? P : never) =>
    page.on('websocket', (socket) => {
      if (!socket.url().includes('/sso/ecSocket/')) return;
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    });
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
  return () => open.size;
}

/** A title that no other run of the journeys used. */
const unique = (words: string) => `${words} ${Date.now().toString(36)}`;

test('[N70] [N71] [N73] a message is a toast in one tab and counts in both; one socket; what is read is read in both', async ({
  portalctl,
  portal,
  second,
  context,
}) => {
  const sockets = countSockets(context);
  await portal.enter();
  const first = new NotifyDriver(portal.page);
  await first.ready();
  await second.open('/entry/svc-erp/ERP');
  const other = new NotifyDriver(second.page);
  await other.ready();
  await expect.poll(sockets).toBe(1);
  const before = await other.unread();
  await first.expectUnread(before);

  await second.page.bringToFront();
  const title = unique('库存预警');
  await portalctl('notify', 'owner', title, '请在今天补货', '--eject', '--type', 'stock');
  await expect(other.toast(title)).toBeVisible();
  await first.expectUnread(before + 1);
  await other.expectUnread(before + 1);
  await expect(first.toast(title)).toHaveCount(0);

  await other.open();
  await other.row(title).getByRole('button', { name: '标为已读' }).click();
  await other.expectUnread(before);
  await first.expectUnread(before);
  await first.open();
  await expect(first.row(title)).toHaveCount(0);
  expect(sockets()).toBe(1);

  await portal.page.close();
  const late = unique('第二条');
  await portalctl('notify', 'owner', late, '交接之后', '--eject');
  await expect(other.toast(late)).toBeVisible();
});

test('[N44] [N51] [N53] an announcement pops up once and runs through the ticker; the release shows its attachment', async ({
  portalctl,
  portal,
}) => {
  const title = unique('系统维护');
  await portalctl(
    'announce',
    title,
    '<p>今晚<b>升级</b><img src=/x onerror=alert(1)></p>',
    '--popup',
    '--ticker',
    // A system of its own: the popup must not come up in other journeys.
    '--system',
    'BI',
  );
  await portal.enter();
  await portal.open('/entry/svc-bi/BI');
  const { page } = portal;
  const popup = page.getByRole('dialog', { name: title });
  await expect(popup.getByText('升级')).toBeVisible({ timeout: 30_000 });
  await expect(popup.locator('[onerror]')).toHaveCount(0);
  await popup.getByRole('button', { name: '我知道了' }).click();
  await expect(popup).toBeHidden();
  await expect(page.getByRole('region', { name: '公告' })).toContainText(title);
  await page.reload();
  await new NotifyDriver(page).ready();
  await expect(page.getByRole('region', { name: '公告' })).toContainText(title);
  await expect(popup).toHaveCount(0);

  await portal.open('/entry/svc-erp/ERP');
  await page.getByRole('button', { name: '新功能' }).click();
  const attachment = page.getByRole('dialog').getByRole('button', { name: /\.xlsx/ });
  const [download] = await Promise.all([page.waitForEvent('download'), attachment.click()]);
  expect(download.suggestedFilename()).toBe('4.2 功能清单 Release notes.xlsx');
  const bytes = await readFile(await download.path());
  // A workbook is a ZIP archive.
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.includes('xl/worksheets/sheet1.xml')).toBe(true);
});

test('[N88] [N101] an export of the orders is told and leads to the file, from the panel too', async ({
  portal,
}) => {
  await portal.enter();
  const { page } = portal;
  await new NotifyDriver(page).ready();
  await portal.open('/entry/svc-erp/ERP/scm_new#/sail-order-management');
  const orders = portal.frame();
  await expect(orders.getByRole('table')).toBeVisible();
  await orders.getByRole('button', { name: '导出', exact: true }).click();
  const notify = new NotifyDriver(page);
  await expect(notify.toast(/下载文件(准备中|已就绪)/)).toBeVisible({ timeout: 20_000 });
  await notify.open();
  const file = notify.panel.getByRole('button', { name: '下载', exact: true }).last();
  await expect(file).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});

test('[N15] [N94] a silenced type counts and does not pop up', async ({ portalctl, portal }) => {
  await portal.enter();
  const notify = new NotifyDriver(portal.page);
  await notify.ready();
  await notify.open();
  await notify.panel.getByRole('button', { name: '免打扰设置' }).click();
  const reviews = notify.panel.getByRole('listitem').filter({ hasText: '评价' });
  await reviews.getByRole('checkbox', { name: '不提醒' }).check();
  await expect(reviews.getByRole('checkbox', { name: '不提醒' })).toBeChecked();
  await portal.page.keyboard.press('Escape');
  const before = await notify.unread();
  const [quiet, loud] = [unique('新评价'), unique('新订单')];
  await portalctl('notify', 'owner', quiet, '三星', '--eject', '--type', 'reviews');
  await portalctl('notify', 'owner', loud, '一笔', '--eject', '--type', 'orders');
  await expect(notify.toast(loud)).toBeVisible();
  await expect(notify.toast(quiet)).toHaveCount(0);
  await notify.expectUnread(before + 2);
  await notify.open();
  await notify.panel.getByRole('button', { name: '免打扰设置' }).click();
  await reviews.getByRole('checkbox', { name: '不提醒' }).uncheck();
});

test('[P236] [N27] a type silenced in the account settings is silent at once, and so in the panel', async ({
  portalctl,
  portal,
}) => {
  await portal.enter();
  const notify = new NotifyDriver(portal.page);
  await notify.ready();
  await portal.open('/entry/svc-erp/ERP/sso-web#/user/basics-info');
  await notify.ready();
  const settings = portal.pane.getByRole('region', { name: '免打扰' });
  const silent = settings
    .getByRole('listitem')
    .filter({ hasText: '广告' })
    .getByRole('checkbox', { name: '不提醒' });
  await silent.check();
  const before = await notify.unread();
  const [quiet, loud] = [unique('广告预算'), unique('库存不足')];
  await portalctl('notify', 'owner', quiet, '已用完', '--eject', '--type', 'ads');
  await portalctl('notify', 'owner', loud, '请补货', '--eject', '--type', 'stock');
  await expect(notify.toast(loud)).toBeVisible();
  await expect(notify.toast(quiet)).toHaveCount(0);
  await notify.expectUnread(before + 2);
  await notify.open();
  await notify.panel.getByRole('button', { name: '免打扰设置' }).click();
  await expect(
    notify.panel.getByRole('listitem').filter({ hasText: '广告' }).getByRole('checkbox', { name: '不提醒' }),
  ).toBeChecked();
  await portal.page.keyboard.press('Escape');
  await silent.uncheck();
});

test('[N5] what is sent while the network is away comes with it, once', async ({
  portalctl,
  portal,
  context,
}) => {
  await portal.enter();
  const notify = new NotifyDriver(portal.page);
  await notify.ready();
  const before = await notify.unreadOf('评价');
  await context.setOffline(true);
  const title = unique('断网期间');
  await portalctl('notify', 'owner', title, '不会丢', '--eject', '--count', '2', '--type', 'reviews');
  await context.setOffline(false);
  await expect(notify.toast(title).first()).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => notify.unreadOf('评价')).toBe(before + 2);
});

test('[P264] [S99] a disabled user is led out', async ({ portalctl, portal }) => {
  await portal.enter('staff');
  await new NotifyDriver(portal.page).ready();
  try {
    await portalctl('disable-user', 'staff');
    await portal.expectLogin();
  } finally {
    await portalctl('enable-user', 'staff');
  }
});

test('[N5] [S314] a server that restarts loses nothing: what was sent around it comes once', async ({
  portal,
}) => {
  test.setTimeout(240_000);
  const server = new OwnServer(0);
  try {
    await server.start();
    const notify = new NotifyDriver(portal.page);
    await portal.open(`${server.url}/login`);
    await portal.signIn();
    await notify.ready();
    // Of one category: two exports of the demo end meanwhile, and are told of as well.
    const before = await notify.unreadOf('评价');
    const first = unique('重启之前');
    await portalctlOn(server.dataDir, 'notify', 'owner', first, '一', '--eject', '--type', 'reviews');
    await expect(notify.toast(first)).toBeVisible();
    await server.stop();
    await server.start();
    const second = unique('重启之后');
    await portalctlOn(server.dataDir, 'notify', 'owner', second, '二', '--eject', '--type', 'reviews');
    await expect(notify.toast(second)).toBeVisible({ timeout: 60_000 });
    await expect(notify.toast(first)).toHaveCount(1);
    expect(await notify.unreadOf('评价')).toBe(before + 2);
  } finally {
    await portal.page.close();
    await server.dispose();
  }
});
