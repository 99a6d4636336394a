import { expect, test } from './test.ts';

const AUDIT = '/entry/svc-erp/ERP/sso-web#/embel/list?tab=audit';

/** The guide may open by itself over a page; whoever works puts it off. */
test.beforeEach(async ({ page }) => {
  await page.addLocatorHandler(page.getByRole('button', { name: '稍后再做' }), (later) => later.click());
});

test('[S944] an owner reads who signed in to the company, and narrows the log to a kind', async ({
  portal,
}) => {
  await portal.enter();
  await portal.open(AUDIT);
  const { pane } = portal;
  const table = pane.getByRole('table', { name: '审计日志' });
  const signIns = table.getByRole('row').filter({ hasText: '登录' });
  await expect(signIns.first()).toBeVisible();
  await pane.getByRole('combobox', { name: '类型' }).click();
  await pane.getByRole('option', { name: '登录', exact: true }).click();
  await expect(table.getByRole('row').nth(1)).toContainText('登录');
  await expect(portal.page).toHaveURL(/kind(=|%3D)sign-in/);
});
