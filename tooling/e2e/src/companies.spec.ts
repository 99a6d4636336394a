import { expect, test } from './test.ts';

test('a page of another company of one’s own is offered, and opens with that company', async ({ portal }) => {
  await portal.open('/login');
  await portal.signIn('both');
  await portal.page.getByRole('button', { name: /Starlight/ }).click();
  await portal.expectWorkspace();
  await portal.open('/entry/svc2-erp/ERP/universal_system#/bench/05');
  await expect(portal.page).toHaveURL(/\/401\/ERP$/);
  await portal.page.getByRole('button', { name: '切换公司后打开' }).click();
  await portal.page.getByRole('button', { name: /Tidewater/ }).click();
  await expect(portal.page).toHaveURL(/svc2-erp\/ERP\/universal_system#\/bench\/05/);
  await expect(portal.pane.locator('[data-bench-page="05"]')).toBeVisible();
});
