import AxeBuilder from '@axe-core/playwright';
import { ENGINES, expect, test } from './test.ts';

test(
  '[P7] [A34] a newcomer signs in with a demo account and lands in the ERP',
  ENGINES,
  async ({ portal }) => {
    await portal.open('/');
    await portal.expectLogin();
    await portal.signIn();
    await portal.expectWorkspace();
    await expect(portal.page).toHaveURL(/\/entry\/svc-erp\/ERP\/amazon#\/setSail\/index/);
    await expect(portal.frame().getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('[A30] a wrong password is said at its field and nothing typed is lost', async ({ portal }) => {
  await portal.open();
  await portal.signIn('owner', 'Wrong2026');
  await expect(portal.page.locator('input[autocomplete="current-password"]')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(portal.page.locator('input[autocomplete="username"]')).toHaveValue('owner');
  await portal.expectLogin();
});

test(
  '[P23] [P27] [T13] each kind of pane opens by its address, and back and forward walk them',
  ENGINES,
  async ({ portal }) => {
    await portal.enter();
    const base = '/entry/svc-erp/ERP';
    await portal.open(`${base}/universal_system#/download-center`);
    await expect(portal.pane.getByRole('heading', { name: '导出中心' })).toBeVisible();
    await portal.open(`${base}/scm_new#/sail-order-management`);
    await expect(portal.frame().getByRole('table')).toBeVisible();
    await portal.open(`${base}/sso-web#/embel/home`);
    await expect(portal.pane.getByRole('table')).toBeVisible();
    await expect(portal.page.getByRole('tab')).toHaveCount(4);
    await portal.page.goBack();
    await expect(portal.page).toHaveURL(/scm_new/);
    await expect(portal.frame().getByRole('table')).toBeVisible();
  },
);

test('[J2] what comes late stands below the panes and moves neither header nor tabs', async ({ portal }) => {
  const { page } = portal;
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as { sources: LayoutShiftSource[] }[])
        for (const { node, previousRect, currentRect } of sources)
          if (
            node instanceof Element &&
            previousRect.height &&
            previousRect.y !== currentRect.y &&
            (node.closest('header, [role=tablist]') || node.querySelector('header, [role=tablist]'))
          )
            moved.push(`${node.tagName} ${previousRect.y} -> ${currentRect.y}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await portal.enter();
  await page.reload();
  await portal.expectWorkspace();
  const news = page.getByRole('region', { name: '公告' });
  await expect(news).toBeVisible();
  const [pane, line] = [await portal.pane.boundingBox(), await news.boundingBox()];
  expect(line?.y).toBeGreaterThanOrEqual((pane?.y ?? 0) + (pane?.height ?? 0));
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

type LayoutShiftSource = { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };

test.describe(() => {
  test.use({ seed: 'lab' });

  test('[T15] [T20] [T50] text in a pane survives a tab switch; a reload brings the tabs back', async ({
    portal,
  }) => {
    await portal.enter();
    await portal.open('/entry/svc-erp/ERP/universal_system#/bench/01');
    const field = portal.pane.locator('[data-bench-page="01"] input');
    await field.fill('not saved yet');
    await portal.page.getByRole('tab').first().click();
    await expect(portal.page).toHaveURL(/amazon/);
    await portal.page.getByRole('tab').nth(1).click();
    await expect(field).toHaveValue('not saved yet');
    await portal.page.reload();
    await expect(portal.page.getByRole('tab')).toHaveCount(2);
    await expect(portal.page).toHaveURL(/bench\/01/);
  });
});

test('[P3] [A1] a deep link while signed out leads through sign-in to the same page', async ({ portal }) => {
  await portal.open('/entry/svc-erp/ERP/universal_system#/download-center');
  await portal.expectLogin();
  await portal.signIn();
  await expect(portal.page).toHaveURL(/universal_system#\/download-center/);
  await expect(portal.pane.getByRole('heading', { name: '导出中心' })).toBeVisible();
});

test('[P12] [P13] disabled, abandoned and deploying systems say so', async ({ portal }) => {
  await portal.enter();
  await portal.open('/entry/svc-tms/TMS');
  await expect(portal.page).toHaveURL(/\/TMS\/402$/);
  await expect(portal.page.getByText('当前系统已停用，不支持查看，请联系您的专属销售经理处理')).toBeVisible();
  await portal.open('/entry/svc-m2b/M2B');
  await expect(portal.page).toHaveURL(/\/401\/M2B$/);
  await portal.open('/entry/svc-listing/SYS_LISTING');
  await expect(portal.page).toHaveURL(/\/SYS_LISTING\/402$/);
  await expect(portal.page.getByText('当前系统正在部署中，不支持查看')).toBeVisible();
});

test('[P19] [P25] unknown pages and apps are told apart', async ({ portal }) => {
  await portal.enter();
  await portal.open('/entry/svc-erp/ERP/scm_new#/no/such/page');
  await expect(portal.page).toHaveURL(/\/ERP\/404$/);
  await portal.open('/entry/svc-erp/ERP/no_such_app#/x');
  await expect(portal.page).toHaveURL(/\/404$/);
  await expect(portal.page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[P25] [D13] a member does not reach a menu that was not granted', async ({ portal }) => {
  await portal.enter('staff');
  await portal.open('/entry/svc-erp/ERP/scm_new#/list/ads?view=all');
  await expect(portal.page).toHaveURL(/\/404$/);
});

test(
  '[A24] [E44] the language changes without losing a pane, in every window',
  ENGINES,
  async ({ portal, second }) => {
    await portal.enter();
    await second.open('/entry/svc-erp/ERP');
    await second.expectWorkspace();
    await portal.open('/entry/svc-erp/ERP/universal_system#/download-center');
    await portal.page.getByRole('button', { name: /^账号菜单/ }).click();
    await portal.page.getByText('English', { exact: true }).click();
    await expect(portal.page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(portal.page.getByRole('tab')).toHaveCount(2);
    await expect(portal.pane.getByRole('heading', { name: 'Export centre' })).toBeVisible();
    await expect(second.page.locator('html')).toHaveAttribute('lang', 'en-US');
  },
);

test(
  '[A9] [P550] signing out in one browser tab signs out the other',
  ENGINES,
  async ({ portal, second }) => {
    await portal.enter();
    await second.open('/entry/svc-erp/ERP/universal_system#/download-center');
    await second.expectWorkspace();
    await portal.page.getByRole('button', { name: /^账号菜单/ }).click();
    await portal.page.getByText('退出登录', { exact: true }).first().click();
    await portal.page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
    await portal.expectLogin();
    await second.expectLogin();
    expect(await portal.page.evaluate(() => Object.keys(localStorage))).not.toContain('portal:token');
  },
);

test('[J3] the shell has no accessibility violation', async ({ portal }) => {
  await portal.enter('plus');
  await portal.open('/entry/svc-erp/ERP/sso-web#/embel/home');
  await expect(portal.page.getByRole('tab').nth(1)).toBeVisible();
  const { violations } = await new AxeBuilder({ page: portal.page }).exclude('[role=tabpanel]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
});
