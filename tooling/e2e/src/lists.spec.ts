import type { FrameLocator, Locator } from '@playwright/test';
import { elsewhere } from './driver/elsewhere.ts';
import { SystemsDriver } from './driver/SystemsDriver.ts';
import { expect, test } from './test.ts';

const ORDERS = { system: 'ERP', app: 'scm_new', path: '/list/orders?view=all&site=DE' };
const REPORT = { system: 'ERP', app: 'amazon', path: '/report/sales-regions?days=30' };

type Content = FrameLocator | Locator;

const headers = (list: Content) => list.locator('thead th[aria-label]');
async function act(list: Content, column: string, action: string): Promise<void> {
  await list.getByRole('columnheader', { name: column, exact: true }).click({ button: 'right' });
  await list.getByRole('menuitem', { name: action }).click();
}

test('[D290] [U800] [U801] [D296] columns are arranged, and are so after a reload and on another device; all rows are summed up', async ({
  systems,
  browser,
  page,
}) => {
  await systems.enter(ORDERS);
  const list = systems.content('scm_new');
  const kept = page.waitForResponse((answer) => answer.url().includes('saveListColumns'));
  await act(list, '金额', '冻结在左侧');
  await kept;
  await act(list, '买家', '隐藏此列');
  await expect(headers(list).first()).toHaveAttribute('aria-label', '金额');
  await expect(list.getByRole('rowheader', { name: /全部合计/ })).toContainText('$');

  await page.reload();
  await expect(headers(list).first()).toHaveAttribute('aria-label', '金额');
  await expect(list.getByRole('columnheader', { name: '买家', exact: true })).toHaveCount(0);
  const device = new SystemsDriver((await elsewhere(browser, page, 'owner')).page);
  await device.open(ORDERS);
  const same = device.content('scm_new');
  await expect(headers(same).first()).toHaveAttribute('aria-label', '金额');
  await same.getByRole('button', { name: '列', exact: true }).click();
  await same.getByRole('button', { name: '恢复默认' }).click();
  await expect(headers(same).first()).not.toHaveAttribute('aria-label', '金额');
  await device.page.context().close();
});

test('[D292] [U803] a view is shared with a colleague, who opens and copies it', async ({
  systems,
  browser,
  page,
}) => {
  await systems.enter(ORDERS);
  const list = systems.content('scm_new');
  await list.getByRole('button', { name: '视图', exact: true }).click();
  await list.getByRole('textbox', { name: '视图名称' }).fill('德国团队');
  await list.getByRole('checkbox', { name: '与公司同事共享' }).check();
  await list.getByRole('button', { name: '保存' }).click();
  await expect(list.getByRole('button', { name: '停止共享「德国团队」' })).toBeVisible();

  const colleague = new SystemsDriver((await elsewhere(browser, page, 'staff')).page);
  await colleague.open({ ...ORDERS, path: '/list/orders?view=all' });
  const theirs = colleague.content('scm_new');
  await theirs.getByRole('button', { name: '视图', exact: true }).click();
  const shared = theirs.getByRole('region', { name: '同事共享' });
  await expect(shared.getByRole('button', { name: '删除「德国团队」' })).toHaveCount(0);
  await shared.getByRole('button', { name: '复制「德国团队」' }).click();
  await expect(theirs.getByRole('region', { name: '我的视图' })).toContainText('德国团队');
  await shared.getByRole('button', { name: /^德国团队/ }).click();
  await expect(colleague.page).toHaveURL(/site=DE/);
  await colleague.page.context().close();

  await list.getByRole('button', { name: '删除「德国团队」' }).click();
  await expect(list.getByRole('button', { name: '停止共享「德国团队」' })).toHaveCount(0);
});

test('[D297] [U804] a report is summed up below its rows, and its columns are arranged like those of a list', async ({
  systems,
}) => {
  await systems.enter(REPORT);
  const report = systems.content('amazon');
  await expect(report.getByRole('rowheader', { name: /全部合计/ })).toBeVisible();
  const first = await headers(report).nth(1).getAttribute('aria-label');
  await act(report, first ?? '', '右移');
  await expect(headers(report).nth(2)).toHaveAttribute('aria-label', first ?? '');
});
