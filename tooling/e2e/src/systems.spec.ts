import type { Locator } from '@playwright/test';
import { NotifyDriver } from './driver/NotifyDriver.ts';
import type { Leaf, SystemsDriver } from './driver/SystemsDriver.ts';
import { expect, test } from './test.ts';

test.setTimeout(180_000);

const SCHEME = 'data-mantine-color-scheme';
const ORDERS = { system: 'ERP', app: 'scm_new', path: '/sail-order-management' };
const EXPORT_CENTRE = /universal_system#\/download-center/;
/** Pages of other companies. */
const NOT_WALKED = /^https?:/;

/** What shows that a page has its data: a row of its list; in the user centre, whose pages differ, what each is for. */
function isAlive(systems: SystemsDriver, { app, path }: Leaf): Locator {
  const content = systems.content(app);
  // Early in a day nobody has ordered yet, late in it all that was due is late.
  if (/view=(due-)?today$/.test(path))
    return systems.rows(app).first().or(content.getByText('没有符合条件的内容'));
  if (path === '/inbox') return content.getByRole('list', { name: '买家消息' }).getByRole('listitem').first();
  switch (app === 'sso-web' ? path.split('?')[0] : '') {
    case '/app/home':
      return content.getByRole('list', { name: '应用市场' }).getByRole('listitem').first();
    case '/company/helper/center':
      return content.getByRole('navigation', { name: '目录' }).getByRole('button').first();
    case '/user/basics-info':
      return content.getByRole('region', { name: '修改密码' });
    case '/user/product-package':
      return content.getByRole('region', { name: '当前服务' });
    case '/company/serve/serve-manage':
      return systems.rows(app).first().or(content.getByText('还没有订购记录'));
    default:
      return systems.rows(app).first();
  }
}

test('[U200] [U211] [D19] orders are sorted, filtered, paged, kept as a view and opened, and back undoes it', async ({
  systems,
  page,
}) => {
  await systems.enter(ORDERS);
  const orders = systems.content('scm_new');
  await systems.expectTitle('scm_new', '订单管理');
  await expect(systems.rows('scm_new')).toHaveCount(50);
  await orders.getByRole('button', { name: /^金额/ }).click();
  await expect(orders.getByRole('columnheader', { name: /金额/ })).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=amount/);
  await orders.getByRole('button', { name: /^待发货/ }).click();
  await systems.choose('scm_new', '站点', '德国');
  await expect(page).toHaveURL(/site=DE/);
  await expect(systems.rows('scm_new').first()).toContainText('德国');
  await orders.getByRole('button', { name: '视图', exact: true }).click();
  await orders.getByRole('textbox', { name: '视图名称' }).fill('德国待发货');
  await orders.getByRole('button', { name: '保存' }).click();
  await expect(orders.getByRole('button', { name: '德国待发货', exact: true }).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await orders.getByRole('button', { name: '清除筛选' }).click();
  await expect(page).not.toHaveURL(/site=DE/);
  await page.goBack();
  await expect(page).toHaveURL(/site=DE/);
  await expect(systems.rows('scm_new').first()).toContainText('德国');
  await systems.rows('scm_new').first().getByRole('button').click();
  await expect(orders.getByRole('complementary', { name: '订单详情' })).toContainText('商品明细');
});

test('[U203] a list is paged, says when nothing fits, and is whole again without its filters', async ({
  systems,
  page,
}) => {
  await systems.enter(ORDERS);
  const orders = systems.content('scm_new');
  const first = await systems.rows('scm_new').first().getAttribute('data-id');
  await orders.getByRole('button', { name: '下一页' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(systems.rows('scm_new').first()).not.toHaveAttribute('data-id', first ?? '');
  await orders.getByRole('searchbox').fill('nothing-like-this');
  await expect(orders.getByText('没有符合条件的内容')).toBeVisible();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(orders.getByRole('button', { name: '导出' })).toBeDisabled();
  await orders.getByRole('button', { name: '清除筛选' }).first().click();
  await expect(systems.rows('scm_new').first()).toHaveAttribute('data-id', first ?? '');
});

test('[U212] [S325] an export of the current filter is made and fetched in the download centre', async ({
  systems,
  page,
}) => {
  await systems.enter({ system: 'ERP', app: 'scm_new', path: '/list/stock?view=low&site=US' });
  await systems.expectTitle('scm_new', '低库存预警');
  await systems.content('scm_new').getByRole('button', { name: '导出' }).click();
  await systems.open({ system: 'ERP', app: 'universal_system', path: '/download-center' });
  const centre = systems.content('universal_system');
  const row = centre
    .getByRole('row')
    .filter({ hasText: /低库存预警(?!清单)/ })
    .first();
  await expect(row.getByText('已完成')).toBeVisible({ timeout: 30_000 });
  const downloading = page.waitForEvent('download');
  await row.getByRole('button', { name: /^下载/ }).click();
  expect((await downloading).suggestedFilename()).toMatch(/低库存预警.*\.csv$/);
  await row.getByRole('button', { name: /^删除/ }).click();
  await centre.getByRole('button', { name: '删除', exact: true }).click();
  await expect(row).toHaveCount(0);
});

test('[N180] [S329] an export that failed says why in the export centre, which its notice, the bell and the header lead to', async ({
  portal,
  systems,
  portalctl,
  page,
}) => {
  await portal.enter();
  const notify = new NotifyDriver(page);
  await notify.ready();
  await portalctl('export-fail', 'owner');
  await expect(notify.toast('导出文件失败').first()).toBeVisible({ timeout: 20_000 });
  await page.getByRole('region', { name: '通知' }).getByRole('button', { name: '导出中心' }).first().click();
  await expect(page).toHaveURL(EXPORT_CENTRE);
  const centre = systems.content('universal_system');
  const failed = systems.rows('universal_system').filter({ hasText: '导出失败演示' }).first();
  await expect(failed).toContainText('数据源超时，请重试');
  await failed.getByRole('button', { name: /^重新生成/ }).click();
  await expect(failed.getByText('已完成')).toBeVisible({ timeout: 30_000 });
  await expect(failed.getByRole('button', { name: /^下载/ })).toBeEnabled();
  await expect(centre.getByRole('button', { name: /^下载.*已过期/ })).toHaveCount(0);
  const expired = systems.rows('universal_system').filter({ hasText: '已过期' }).first();
  await expect(expired.getByRole('button', { name: /^重新生成/ })).toBeVisible();
  await expect(expired.getByRole('button', { name: /^下载/ })).toHaveCount(0);

  await systems.follow({ system: 'ERP', app: 'sso-web', path: '/embel/home' });
  await notify.open();
  await notify.panel.getByRole('button', { name: '导出中心' }).click();
  await expect(page).toHaveURL(EXPORT_CENTRE);
  await systems.follow({ system: 'ERP', app: 'sso-web', path: '/embel/home' });
  await page.getByRole('banner').getByRole('button', { name: '导出中心' }).click();
  await expect(page).toHaveURL(EXPORT_CENTRE);
});

test('[P22] [P26] [M16] a system opens at its home, and the initialisation guide is one pane however it is reached', async ({
  portal,
  systems,
  page,
}) => {
  await portal.enter('sail');
  await page.getByRole('button', { name: '供应链初始化引导' }).click();
  await expect(page.locator('[data-panel-key=scm_new_guide]')).toBeVisible();
  const tabs = await page.getByRole('tab').count();
  await page.getByRole('tab').first().click();
  await page.getByRole('button', { name: '供应链初始化引导' }).click();
  await expect(page.locator('[data-panel-key=scm_new_guide]')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(tabs);
  await expect(systems.content('scm_new').getByRole('heading', { level: 1 })).not.toBeEmpty();
});

test('[M16] the Amazon operations system opens at its sales overview', async ({ portal, systems, page }) => {
  await portal.enter();
  await portal.open('/entry/svc-amazon/AMAZON_OPERATE');
  await expect(page).toHaveURL(/AMAZON_OPERATE\/amazon#\/setSail\/index/);
  await systems.expectTitle('amazon', '销售概览');
  // The day that is not over yet is told as such, else its point reads like a fall.
  await expect(systems.content('amazon').getByText(/^今天截至 \d\d:\d\d$/)).toBeVisible();
});

test('[N180] [S331] the export centre and the one of the user centre list the same tasks', async ({
  portal,
  systems,
}) => {
  await portal.enter();
  const names = async (app: string, path: string) => {
    await systems.open({ system: 'ERP', app, path });
    await expect(systems.rows(app).first()).toBeVisible();
    return systems.rows(app).locator('td:first-child').allInnerTexts();
  };
  const shared = await names('universal_system', '/download-center');
  expect(shared.length).toBeGreaterThan(1);
  expect(await names('sso-web', '/user/download-center')).toEqual(shared);
});

test('[E153] [D202] an entry is refused at its field, saved, and unsaved input is not lost by a closing tab', async ({
  systems,
  page,
}) => {
  await systems.enter({ system: 'ERP', app: 'scm_new', path: '/list/suppliers' });
  const list = systems.content('scm_new');
  await list.getByRole('button', { name: '新增' }).click();
  await list.getByRole('button', { name: '保存' }).click();
  await expect(list.getByRole('textbox', { name: /^供应商/ })).toBeFocused();
  await list.getByRole('textbox', { name: /^供应商/ }).fill('甬江包装');
  await list.getByRole('textbox', { name: /^联系人/ }).fill('林可');
  await list.getByRole('textbox', { name: /^邮箱/ }).fill('no address');
  await page.keyboard.press('Enter');
  await expect(list.getByText('请输入有效邮箱')).toBeVisible();
  await expect(list.getByRole('textbox', { name: /^邮箱/ })).toBeFocused();
  await page.getByRole('button', { name: /^关闭“供应商档案”/ }).click();
  await expect(page.getByRole('dialog', { name: '放弃未保存的内容' })).toContainText('供应商档案');
  await page.keyboard.press('Escape');
  await expect(list.getByRole('textbox', { name: /^供应商/ })).toHaveValue('甬江包装');
  await list.getByRole('textbox', { name: /^邮箱/ }).fill('lin@example.com');
  await page.keyboard.press('Enter');
  await expect(list.getByText('已保存')).toBeVisible();
  await list.getByRole('searchbox').fill('甬江');
  await expect(systems.rows('scm_new')).toHaveCount(1);
});

test('[E43] [E44] two panes of one app keep their own filters, and language and theme reach them', async ({
  portal,
  systems,
  page,
}) => {
  await systems.enter({ system: 'ERP', app: 'scm_new', path: '/list/stock?view=out' });
  await systems.expectTitle('scm_new', '断货商品');
  await systems.open({ system: 'ERP', app: 'scm_new', path: '/list/stock?view=domestic' });
  await systems.expectTitle('scm_new', '本地仓库存');
  await portal.chooseFromAvatar('English');
  await systems.expectTitle('scm_new', 'Domestic warehouse stock');
  await page.keyboard.press('Escape');
  await portal.chooseFromAvatar('Dark');
  await page.keyboard.press('Escape');
  await expect(systems.content('scm_new').locator('html')).toHaveAttribute(SCHEME, 'dark');
  await page.getByRole('tab').nth(1).click();
  await systems.expectTitle('scm_new', 'Out of stock');
  await expect(systems.content('scm_new').locator('html')).toHaveAttribute(SCHEME, 'dark');
  await systems.follow({ system: 'ERP', app: 'sso-web', path: '/embel/home' });
  const module = systems.content('sso-web');
  await expect(module.getByRole('columnheader', { name: 'Expires' })).toBeVisible();
  await expect(module.locator(`[${SCHEME}]`).first()).toHaveAttribute(SCHEME, 'dark');
  await portal.chooseFromAvatar('Light');
  await page.keyboard.press('Escape');
  await expect(module.locator(`[${SCHEME}]`).first()).toHaveAttribute(SCHEME, 'light');
  await portal.chooseFromAvatar('한국어');
  await expect(module.getByRole('columnheader', { name: '만료일' })).toBeVisible();
});

test('[U208] in print the list is whole, its header repeats, and nothing of the shell is on the paper', async ({
  systems,
  page,
}) => {
  await systems.enter({ system: 'ERP', app: 'scm_new', path: '/list/orders?view=all' });
  await expect(systems.rows('scm_new')).toHaveCount(50);
  await page.emulateMedia({ media: 'print' });
  const list = systems.content('scm_new');
  await expect(list.getByRole('columnheader', { name: '订单号' })).toBeVisible();
  await expect(list.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(list.locator('table').locator('..')).toHaveCSS('overflow', 'visible');
  await expect(list.getByRole('button', { name: '导出' })).toBeHidden();
  await expect(list.getByRole('button', { name: '下一页' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await systems.follow({ system: 'ERP', app: 'sso-web', path: '/company/notice/notification' });
  await expect(systems.rows('sso-web').nth(15)).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(systems.rows('sso-web').first()).toBeVisible();
  const paper = await page.evaluate(() => document.documentElement.scrollHeight);
  const last = await systems.rows('sso-web').last().boundingBox();
  expect(last?.y, 'what is below the window is on the paper').toBeLessThan(paper);
});

test('[D208] a review is answered', async ({ systems }) => {
  await systems.enter({ system: 'AMAZON_OPERATE', app: 'amazon', path: '/reviews?view=unanswered' });
  const reviews = systems.content('amazon');
  await systems.rows('amazon').first().getByRole('button').click();
  const title = await reviews.getByRole('complementary').getByRole('heading').textContent();
  await reviews.getByRole('textbox', { name: '回复买家' }).fill('Thank you for telling us.');
  await reviews.getByRole('button', { name: '发布回复' }).click();
  await expect(reviews.getByText('回复已发布')).toBeVisible();
  expect(title).not.toBe('');
});

test('[D7] [D52] [S682] every page that a menu leads to opens with rows, and its title and its tab have the menu’s name', async ({
  portal,
  systems,
}) => {
  test.setTimeout(600_000);
  await portal.enter();
  const leaves = (await systems.leaves()).filter(({ path }) => !NOT_WALKED.test(path));
  expect(leaves.length).toBeGreaterThan(100);
  for (const leaf of leaves) {
    const which = `${leaf.name} ${leaf.path}`;
    await systems.follow(leaf);
    const content = systems.content(leaf.app);
    await expect(content.getByRole('heading', { level: 1 }), which).toHaveText(leaf.name);
    await expect(portal.activeTab, which).toHaveText(leaf.name);
    await expect(portal.page, which).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${leaf.name}`));
    await expect(isAlive(systems, leaf), which).toBeAttached();
    await expect(content.getByRole('alert'), which).toHaveCount(0);
  }
});
