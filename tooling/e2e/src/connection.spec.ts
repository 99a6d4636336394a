import { MenusDriver } from './driver/MenusDriver.ts';
import { NotifyDriver } from './driver/NotifyDriver.ts';
import { PanesDriver } from './driver/PanesDriver.ts';
import { test as base, expect } from './test.ts';

const test = base.extend<{ panes: PanesDriver }>({
  panes: async ({ portal }, use) => {
    await portal.enter();
    await use(new PanesDriver(portal));
  },
});

test.use({ seed: 'lab' });

test('[P540] a line says that the network is away, and goes with it; what was typed stays', async ({
  portal,
  panes,
}) => {
  const { page } = portal;
  await panes.openBench('01');
  await panes.note('01').fill('half a sentence');
  // The line is one of the parts that come late.
  await expect(page.getByRole('region', { name: '公告' })).toBeVisible();
  const line = page.getByRole('status').filter({ hasText: '网络已断开' });
  await page.context().setOffline(true);
  await expect(line).toBeVisible();
  await page.context().setOffline(false);
  await expect(line).toBeHidden();
  await expect(panes.note('01')).toHaveValue('half a sentence');
});

test('[P542] [U230] a part that does not load is told, and comes with the second try', async ({
  portal,
  panes,
}) => {
  const { page } = portal;
  await panes.openBench('01');
  await panes.note('01').fill('half a sentence');
  await page.route('**/assets/NotificationPanel*', (route) => route.abort());
  const notify = new NotifyDriver(page);
  await notify.bell.click();
  const place = page.getByRole('alert').filter({ hasText: '内容没有加载出来' });
  await expect(place).toBeVisible();
  await expect(panes.note('01')).toHaveValue('half a sentence');
  await page.unroute('**/assets/NotificationPanel*');
  await place.getByRole('button', { name: '重试' }).click();
  await expect(notify.panel.getByRole('tablist')).toBeVisible();
});

test('[P541] when another version is served a line offers to reload, which keeps the tabs', async ({
  portal,
  panes,
}) => {
  const { page } = portal;
  await panes.openBench('01');
  await expect(page.getByRole('region', { name: '公告' })).toBeVisible();
  const served = '<script type="module" src="/assets/index-next.js"></script>';
  await page.route(/^[^?#]*\/$/, (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: served })
      : route.continue(),
  );
  // What a new version leaves nothing of: a part that the running one has not loaded yet.
  await page.route('**/assets/AllMenus*', (route) => route.fulfill({ status: 404 }));
  const menus = new MenusDriver(portal);
  await menus.type('');
  await page.getByRole('option', { name: '查看全部菜单' }).click();
  const line = page.getByRole('status').filter({ hasText: '门户有新版本' });
  await expect(line).toBeVisible();
  await line.getByRole('button', { name: '刷新' }).click();
  await portal.expectWorkspace();
  await panes.expectTabs('Bench page 01');
});
