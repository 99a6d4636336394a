import { writeFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Locator } from '@playwright/test';
import { PortalDriver } from './driver/PortalDriver.ts';
import { SystemsDriver } from './driver/SystemsDriver.ts';
import { expect, test } from './test.ts';

const ORDERS = { system: 'ERP', app: 'scm_new', path: '/sail-order-management' };
const TO_SHIP = { ...ORDERS, path: '/list/orders?view=to-ship' };

type Content = FrameLocator | Locator;
const chooseAll = (orders: Content) => orders.getByRole('checkbox', { name: '选择本页全部' });
const chosen = (orders: Content) => orders.getByRole('region', { name: '已选订单' });

test('[U740] [D217] [D221] orders of two pages are chosen, tagged at once, and the tags taken back', async ({
  systems,
}) => {
  await systems.enter(ORDERS);
  const orders = systems.content('scm_new');
  await systems.rows('scm_new').first().getByRole('checkbox').check();
  await orders.getByRole('button', { name: '下一页' }).click();
  await expect(chooseAll(orders)).not.toBeChecked();
  await chooseAll(orders).check();
  await expect(chosen(orders).getByRole('status')).toHaveText('已选 51 个订单');

  await chosen(orders).getByRole('button', { name: '标签', exact: true }).click();
  const dialog = orders.getByRole('dialog', { name: '标签' });
  await dialog.getByLabel('新标签').fill('旅程');
  await dialog.getByRole('button', { name: '添加标签' }).click();
  await expect(orders.getByText('已更新 51 个订单')).toBeVisible();
  await expect(chosen(orders)).toHaveCount(0);
  await orders.getByRole('searchbox').fill('旅程');
  await expect(systems.rows('scm_new')).toHaveCount(50);

  await orders.getByRole('button', { name: '撤销' }).click();
  await expect(orders.getByText('已撤销 51 个订单的更改')).toBeVisible();
  await expect(systems.rows('scm_new')).toHaveCount(0);
});

test('[D220] [D218] all orders of a filter are held at once; the panel shows the hold and who made it', async ({
  systems,
}) => {
  await systems.enter({ ...ORDERS, path: '/list/orders?view=to-ship&size=5' });
  const orders = systems.content('scm_new');
  await chooseAll(orders).check();
  const all = chosen(orders).getByRole('button', { name: /选择符合条件的全部/ });
  const total = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  expect(total).toBeGreaterThan(5);
  await all.click();
  await chosen(orders).getByRole('button', { name: '暂停发货' }).click();
  await expect(orders.getByText(`已更新 ${total} 个订单`)).toBeVisible();

  await systems.rows('scm_new').first().getByRole('button').click();
  const panel = orders.getByRole('complementary', { name: '订单详情' });
  await expect(panel.getByText(/起暂停发货/)).toBeVisible();
  await expect(panel.getByText('暂停了发货')).toBeVisible();
  await expect(panel.getByRole('button', { name: '标记发货' })).toHaveCount(0);
  await expect(panel.getByText('订单利润')).toBeVisible();
  await orders.getByRole('button', { name: '撤销' }).click();
  await expect(orders.getByText(`已撤销 ${total} 个订单的更改`)).toBeVisible();
  await expect(panel.getByRole('button', { name: '标记发货' })).toBeVisible();
});

test('[D225] [D223] pasted tracking numbers are refused line by line, then noted all at once', async ({
  systems,
}) => {
  await systems.enter(TO_SHIP);
  const orders = systems.content('scm_new');
  const rows = systems.rows('scm_new');
  const [one = '', two = ''] = await rows.getByRole('button').allTextContents();
  await orders.getByRole('button', { name: '导入运单号' }).click();
  const dialog = orders.getByRole('dialog', { name: '导入运单号' });
  const text = dialog.getByRole('textbox');
  const send = dialog.getByRole('button', { name: '标记发货' });

  await text.fill(`订单号,金额\n${one},5`);
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('列不正确');

  const file = (rows: string[]) => ({
    name: 'parcels.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['订单号,物流商,运单号', ...rows].join('\n')),
  });
  const head = '订单号\t物流商\t运单号';
  await text.fill(`${head}\n${one}\tUPS\t1Z000000001\n${one}\tUPS\t1Z000000002\n000-1\tUPS\t=A1`);
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('第 3 行');
  await expect(dialog.getByRole('alert')).toContainText('与前面某一行的订单相同');
  await expect(dialog.getByRole('alert')).toContainText('内容是公式');

  await dialog
    .locator('input[type=file]')
    .setInputFiles(file(Array.from({ length: 50_000 }, (_, row) => `${row},UPS,1Z${row}`)));
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('文件有 50000 行');
  await dialog
    .locator('input[type=file]')
    .setInputFiles(file([`${one},UPS,1Z000000001`, `${two},UPS,1Z000000002`]));
  await send.click();
  await expect(orders.getByText('2 个订单已标记发货')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(rows.filter({ hasText: one })).toHaveCount(0);
});

test('[S1020] [S1022] an order is split, one parcel leaves, and the order waits for the other', async ({
  systems,
}) => {
  await systems.enter({ ...ORDERS, path: '/list/orders?view=to-ship&sort=units&dir=desc' });
  const orders = systems.content('scm_new');
  const panel = orders.getByRole('complementary', { name: '订单详情' });
  await systems.rows('scm_new').first().getByRole('button').click();
  await panel.getByRole('button', { name: '拆分包裹' }).click();
  const dialog = orders.getByRole('dialog', { name: '拆分包裹' });
  await dialog.getByRole('textbox').first().fill('1');
  await dialog.getByRole('button', { name: '拆分包裹' }).click();
  await expect(panel.getByText('包裹 2 / 2')).toBeVisible();
  await panel.getByRole('button', { name: '标记发货' }).nth(1).click();
  const parcel = orders.getByRole('dialog', { name: '标记发货' });
  await parcel.getByLabel('物流商').fill('UPS');
  await parcel.getByLabel('运单号').fill('1Z0000SPLIT');
  await parcel.getByRole('button', { name: '标记发货' }).click();
  await expect(panel.getByText(/^UPS 1Z0000SPLIT · /)).toBeVisible();
  await expect(panel.getByRole('button', { name: '标记发货' })).toHaveCount(1);
  await expect(panel.getByRole('button', { name: '恢复为一个包裹' })).toHaveCount(0);
});

test('[S1025] [J1006] orders that do not go together are not merged, and the reason is said at once', async ({
  systems,
}) => {
  await systems.enter(TO_SHIP);
  const orders = systems.content('scm_new');
  const rows = systems.rows('scm_new');
  const german = rows.filter({ hasText: '德国' }).first();
  const american = rows.filter({ hasText: '美国' }).first();
  await german.getByRole('checkbox').check();
  await american.getByRole('checkbox').check();
  await chosen(orders).getByRole('button', { name: '合并发货' }).click();
  await expect(orders.getByText('包裹没有更改')).toBeVisible();
  await expect(orders.getByText(/店铺、仓库、买家或地址不同，不能合并$/)).toBeVisible();
  await expect(chosen(orders)).toBeVisible();
});

for (const [rule, name] of [
  ['D230', '装箱单'],
  ['D310', '地址标签'],
] as const)
  test(`[${rule}] ${name} of the chosen orders are made in the background and saved as PDF`, async ({
    page,
    systems,
  }) => {
    await systems.enter(TO_SHIP);
    const orders = systems.content('scm_new');
    for (const index of [0, 1]) await systems.rows('scm_new').nth(index).getByRole('checkbox').check();
    await chosen(orders).getByRole('button', { name }).click();
    await expect(chosen(orders)).toHaveCount(0);
    await systems.open({ system: 'ERP', app: 'universal_system', path: '/download-center' });
    const papers = systems.content('universal_system').getByRole('row').filter({ hasText: name }).first();
    await expect(papers.getByText('已完成')).toBeVisible({ timeout: 30_000 });
    const download = page.waitForEvent('download');
    await papers.getByRole('button', { name: /^下载/ }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d\\.pdf$`));
  });

test('[D311] an order of the seller has a button for its address label, one of the platform has none', async ({
  systems,
}) => {
  await systems.enter(TO_SHIP);
  const orders = systems.content('scm_new');
  const panel = orders.getByRole('complementary', { name: '订单详情' });
  const label = panel.getByRole('button', { name: '地址标签' });
  await systems.rows('scm_new').first().getByRole('button').click();
  await label.click();
  await systems.open({ system: 'ERP', app: 'universal_system', path: '/download-center' });
  const made = systems.content('universal_system').getByRole('row').filter({ hasText: '地址标签' }).first();
  await expect(made.getByText('已完成')).toBeVisible({ timeout: 30_000 });
  await systems.open({ ...ORDERS, path: '/list/orders?view=fba' });
  await systems.rows('scm_new').first().getByRole('button').click();
  await expect(panel.getByRole('button', { name: '备注' })).toBeVisible();
  await expect(label).toHaveCount(0);
});

for (const [locale, language] of [
  ['zh-CN', undefined],
  ['en-US', 'English'],
  ['ko-KR', '한국어'],
])
  test(`[J3] the order list with a selection, an open order and open choices has no axe violation: ${locale}`, async ({
    page,
    systems,
  }) => {
    // Two analyses of a page of rows.
    test.slow();
    await systems.enter(TO_SHIP);
    if (language) {
      await page.getByRole('button', { name: /^账号菜单/ }).click();
      await page.getByText(language, { exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', locale ?? '');
    }
    const orders = systems.content('scm_new');
    await expect(orders.locator('html')).toHaveAttribute('lang', locale ?? '');
    await systems.rows('scm_new').first().getByRole('button').click();
    await systems.rows('scm_new').nth(1).getByRole('checkbox').check();
    await expect(orders.getByRole('complementary').locator('dl').first()).toBeVisible();
    const violations = async () => {
      const found = await new AxeBuilder({ page }).include(['[data-active] iframe', 'body']).analyze();
      return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    };
    expect(await violations()).toEqual([]);
    await orders.getByRole('combobox').first().click();
    await expect(orders.getByRole('listbox')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

test('[U783] what can be taken back stands beside the open order, not over it', async ({ systems }) => {
  await systems.enter(TO_SHIP);
  const orders = systems.content('scm_new');
  await systems.rows('scm_new').first().getByRole('button').click();
  const panel = orders.getByRole('complementary', { name: '订单详情' });
  await panel.getByRole('button', { name: '暂停发货' }).click();
  await orders.getByRole('button', { name: '撤销' }).waitFor();
  // Nothing stands over the buttons at the panel's top, so they can be pressed.
  await panel.getByRole('button', { name: '下一条' }).click();
  await orders.getByRole('button', { name: '撤销' }).click();
  await expect(orders.getByText('已撤销 1 个订单的更改')).toBeVisible();
});

test('[J1004] two people note and ship the same order: the second sees who did what, and keeps what was typed', async ({
  systems,
  browser,
  baseURL,
}) => {
  await systems.enter(TO_SHIP);
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' });
  const colleague = new PortalDriver(await context.newPage());
  await colleague.enter('staff');
  const theirs = new SystemsDriver(colleague.page);
  await theirs.open(TO_SHIP);
  const openOrder = async (of: SystemsDriver) => {
    await of.rows('scm_new').first().getByRole('button').click();
    return of.content('scm_new').getByRole('complementary', { name: '订单详情' });
  };
  const [mine, other] = [await openOrder(systems), await openOrder(theirs)];
  const note = async (of: SystemsDriver, panel: Locator, text: string) => {
    await panel.getByRole('button', { name: '备注', exact: true }).click();
    const dialog = of.content('scm_new').getByRole('dialog', { name: '备注' });
    await dialog.getByRole('textbox').fill(text);
    return dialog;
  };
  const second = await note(theirs, other, '用蓝色纸箱');
  const first = await note(systems, mine, '改用大号纸箱');
  await first.getByRole('button', { name: '保存' }).click();
  await expect(mine.getByText('改用大号纸箱').first()).toBeVisible();
  await second.getByRole('button', { name: '保存' }).click();
  await expect(second.getByRole('alert')).toContainText('若溪 已修改备注');
  await expect(second.getByRole('alert')).toContainText('改用大号纸箱');
  await expect(second.getByRole('textbox')).toHaveValue('用蓝色纸箱');
  await second.getByRole('button', { name: '保存' }).click();
  await expect(second).toHaveCount(0);
  await expect(other.getByText('用蓝色纸箱').first()).toBeVisible();

  await other.getByRole('button', { name: '标记发货' }).click();
  const parcel = theirs.content('scm_new').getByRole('dialog', { name: '标记发货' });
  await parcel.getByLabel('物流商').fill('UPS');
  await parcel.getByLabel('运单号').fill('1Z000000777');
  await mine.getByRole('button', { name: '暂停发货' }).click();
  await expect(mine.getByText(/起暂停发货 · 若溪/)).toBeVisible();
  await parcel.getByRole('button', { name: '标记发货' }).click();
  await expect(parcel.getByRole('alert')).toContainText(/订单已暂停发货 · 若溪 \d/);
  await expect(parcel.getByLabel('运单号')).toHaveValue('1Z000000777');
  await expect(other.getByText(/起暂停发货 · 若溪/)).toBeVisible();
  await mine.getByRole('button', { name: '恢复发货' }).click();
  await expect(mine.getByText(/起暂停发货/)).toHaveCount(0);
  await parcel.getByRole('button', { name: '标记发货' }).click();
  await expect(parcel).toHaveCount(0);
  await context.close();
});

test('[J1005] an import says what is no table, tells good rows from bad, and takes the good ones alone', async ({
  systems,
}, info) => {
  await systems.enter(TO_SHIP);
  const orders = systems.content('scm_new');
  const one = (await systems.rows('scm_new').getByRole('button').first().textContent()) ?? '';
  await orders.getByRole('button', { name: '导入运单号' }).click();
  const dialog = orders.getByRole('dialog', { name: '导入运单号' });
  const take = async (name: string, bytes: Buffer) => {
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: bytes });
    await dialog.getByRole('button', { name: '标记发货' }).click();
  };
  const alert = dialog.getByRole('alert');
  await take('orders.csv', Buffer.from('89504e470d0a1a0a002c002c', 'hex'));
  await expect(alert).toContainText('文件无法读取');
  const large = info.outputPath('large.csv');
  writeFileSync(large, Buffer.alloc(21_000_000, '1,2,3\n'));
  await dialog.locator('input[type=file]').setInputFiles(large);
  await dialog.getByRole('button', { name: '标记发货' }).click();
  await expect(alert).toContainText('文件超过 20 MB');
  const rows = ['订单号,物流商,运单号', '000-1,UPS,1Z000000001', `${one},UPS,1Z000000002`, `${one},UPS,1Z3`];
  await take('orders.txt', Buffer.from(`\uFEFF${rows.join('\n')}`, 'utf16le'));
  await expect(alert).toContainText('3 行中有 2 行不能导入，其余 1 行没有问题');
  await expect(alert).toContainText('第 4 行');
  await dialog.getByRole('button', { name: '只导入没有问题的 1 行' }).click();
  await expect(orders.getByText('1 个订单已标记发货')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
