import type { Locator } from '@playwright/test';
import { PortalDriver } from './driver/PortalDriver.ts';
import { expect, test } from './test.ts';

const CONSOLE = '/entry/svc-c-operator-operator/OPERATOR/operator';
const PAGES = [
  'companies',
  'people',
  'announcements',
  'notices',
  'live',
  'help',
  'setup',
  'systems',
  'agreements',
  'params',
  'assistant',
  'health',
  'work',
  'audit',
];

/** The console's page in front, opened by its address. */
async function openPage(portal: PortalDriver, page: string): Promise<Locator> {
  await portal.open(`${CONSOLE}#/${page}`);
  await portal.pane.getByRole('heading', { level: 1 }).waitFor();
  return portal.pane;
}

test('[J1008] every page of the console opens with the name of its menu, and complains of nothing', async ({
  portal,
}) => {
  await portal.enter('operator');
  for (const page of PAGES) {
    const pane = await openPage(portal, page);
    const title = (await pane.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(portal.activeTab, page).toHaveText(title);
    await expect(pane.getByRole('alert'), page).toHaveCount(0);
  }
});

test('[J1008] what an operator announces runs past a seller at once, and is gone once it is taken back', async ({
  portal,
  browser,
}) => {
  const words = `今晚十点维护 ${Date.now() % 100_000}`;
  await portal.enter('operator');
  const context = await browser.newContext();
  const seller = new PortalDriver(await context.newPage());
  await seller.enter('owner');
  const ticker = seller.page.getByRole('region', { name: '公告' });
  await ticker.waitFor();

  const pane = await openPage(portal, 'announcements');
  await pane.getByRole('button', { name: '写公告' }).click();
  await pane.getByRole('group', { name: '标题' }).getByRole('textbox', { name: '中文' }).fill(words);
  await pane
    .getByRole('group', { name: '内容（HTML）' })
    .getByRole('textbox', { name: '中文' })
    .fill('<p>请提前保存。</p>');
  await pane.getByRole('checkbox', { name: '在顶部滚动' }).check();
  await pane.getByRole('group', { name: '滚动的一句话' }).getByRole('textbox', { name: '中文' }).fill(words);
  await pane.getByRole('button', { name: '发布', exact: true }).click();
  const row = pane.getByRole('row').filter({ hasText: words });
  await expect(row).toContainText('展示中');
  await expect(ticker).toContainText(words);

  await row.click();
  await pane.getByRole('button', { name: '撤回', exact: true }).click();
  await portal.page
    .getByRole('dialog', { name: '撤回这条公告？' })
    .getByRole('button', { name: '撤回' })
    .click();
  await expect(ticker).not.toContainText(words);
  await context.close();
});

test('[J1008] a menu that an operator drags stands there for sellers once it is saved, and goes back by its keys', async ({
  portal,
  browser,
}) => {
  await portal.enter('operator');
  const pane = await openPage(portal, 'systems');
  const menu = (name: string) => pane.getByRole('treeitem', { name: new RegExp(`^${name}`) });
  const save = async () => {
    await pane.getByRole('button', { name: '保存（1）' }).click();
    await expect(pane.getByRole('button', { name: '保存', exact: true })).toBeDisabled();
  };
  const [from, to] = [await menu('多件订单').boundingBox(), await menu('全部订单').boundingBox()];
  const { mouse } = portal.page;
  await mouse.move((from?.x ?? 0) + 80, (from?.y ?? 0) + 17);
  await mouse.down();
  await mouse.move((to?.x ?? 0) + 80, (to?.y ?? 0) + 12, { steps: 8 });
  await mouse.up();
  await save();

  const context = await browser.newContext();
  const seller = new PortalDriver(await context.newPage());
  const nav = seller.page.getByRole('navigation', { name: '应用菜单' });
  const order = async () => {
    const names = await nav.getByRole('link').allInnerTexts();
    return names.filter((name) => name === '多件订单' || name === '全部订单').slice(0, 2);
  };
  const openOrders = () => nav.getByRole('button', { name: '订单', exact: true }).first().click();
  await seller.enter('owner', '/entry/svc-erp/ERP');
  await openOrders();
  await expect.poll(order).toEqual(['多件订单', '全部订单']);

  await menu('多件订单').focus();
  for (let step = 0; step < 4; step += 1) await portal.page.keyboard.press('Alt+ArrowDown');
  await pane.getByRole('button', { name: /^保存（/ }).click();
  await expect(pane.getByRole('button', { name: '保存', exact: true })).toBeDisabled();
  await seller.page.reload();
  await openOrders();
  await expect.poll(order).toEqual(['全部订单', '多件订单']);
  await context.close();
});

test('[J1008] a company that is locked has its people out at once with the reason, and in again once it is open', async ({
  portal,
  browser,
}) => {
  await portal.enter('operator');
  const context = await browser.newContext();
  const brand = new PortalDriver(await context.newPage());
  await brand.enter('brand');
  const pane = await openPage(portal, 'companies');
  await pane.getByRole('row').filter({ hasText: 'Bluepeak' }).click();
  await pane.getByRole('button', { name: '锁定企业' }).click();
  await portal.page.getByRole('dialog', { name: /^锁定/ }).getByRole('button', { name: '锁定企业' }).click();
  await expect(pane.getByRole('button', { name: '解除锁定' })).toBeVisible();
  await brand.expectLogin();
  await brand.signIn('brand');
  await expect(brand.page.getByText(/^企业「.*Bluepeak.*」已被运营方锁定/)).toBeVisible();
  await pane.getByRole('button', { name: '解除锁定' }).click();
  await expect(pane.getByRole('button', { name: '锁定企业' })).toBeVisible();
  await brand.signIn('brand');
  await brand.expectWorkspace();
  await context.close();
});
