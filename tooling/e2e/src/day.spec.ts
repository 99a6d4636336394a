import type { FrameLocator, Locator } from '@playwright/test';
import { expect, test } from './test.ts';

const PASSWORD = 'Portal2026';
/** No stop of a page is further away than this. */
const MOST_STOPS = 60;

test('[J1000] a day by keyboard alone: sign in, find, choose, change, read, ask, sign out', async ({
  portal,
  systems,
  page,
}) => {
  const { keyboard } = page;
  /** Presses a key until what is wanted has the focus. */
  const walkTo = async (target: Locator, key = 'Tab') => {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await target.evaluate((one) => one === one.ownerDocument.activeElement)) return;
      await keyboard.press(key);
    }
    await expect(target, 'it is a stop of the keyboard').toBeFocused();
  };
  await portal.open();
  await expect(page.locator('input[autocomplete="username"]')).toBeFocused();
  await keyboard.type('owner');
  await walkTo(page.locator('input[autocomplete="current-password"]'));
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await portal.expectWorkspace();
  await portal.expectShortcuts();

  await keyboard.press('Control+k');
  await keyboard.type('全部订单');
  await expect(page.getByRole('option', { name: /^全部订单/ }).first()).toBeVisible();
  await keyboard.press('Enter');
  const orders = systems.content('scm_new');
  const rows = systems.rows('scm_new');
  await expect(orders.getByRole('heading', { level: 1, name: '全部订单' })).toBeVisible();
  await expect(rows.first()).toBeVisible();

  await walkTo(rows.first());
  await keyboard.press(' ');
  await keyboard.press('ArrowDown');
  await keyboard.press(' ');
  const chosen = orders.getByRole('region', { name: '已选订单' });
  await expect(chosen.getByRole('status')).toHaveText('已选 2 个订单');
  await walkTo(chosen.getByRole('button', { name: '标签', exact: true }));
  await keyboard.press('Enter');
  const dialog = orders.getByRole('dialog', { name: '标签' });
  await walkTo(dialog.getByLabel('新标签'));
  // Another each time: a tag that is there already changes nothing.
  const tag = `键盘 ${Date.now()}`;
  await keyboard.type(tag);
  await walkTo(dialog.getByRole('button', { name: '添加标签' }));
  await keyboard.press('Enter');
  await expect(orders.getByText('已更新 2 个订单')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  // The rows are one stop, at the row that was walked to.
  await walkTo(orders.locator('tbody tr[tabindex="0"]'));
  await keyboard.press('Enter');
  const panel = orders.getByRole('complementary', { name: '订单详情' });
  await expect(panel.getByText(tag).first()).toBeVisible();
  await keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  await walkTo(page.getByRole('tab', { selected: true }), 'F6');
  await keyboard.press('Delete');
  await expect(page.getByRole('tab', { name: '全部订单' })).toHaveCount(0);

  await keyboard.press('Alt+KeyJ');
  const assistant = page.getByRole('dialog', { name: 'AI 助手' });
  await expect(assistant.getByRole('textbox', { name: '输入问题' })).toBeFocused();
  await keyboard.type('昨天有多少订单');
  await keyboard.press('Enter');
  const answer = assistant.getByRole('article').last();
  await expect(answer).toContainText(/订单数[\s\S]*\d/);
  // While an answer comes, Esc stops it.
  await expect(answer.getByRole('button', { name: /重新|复制/ }).first()).toBeVisible();
  await keyboard.press('Escape');
  await expect(assistant).toBeHidden();

  await walkTo(page.getByRole('button', { name: /^账号菜单/ }), 'Shift+Tab');
  await keyboard.press('Enter');
  await walkTo(page.getByRole('menuitem', { name: '退出登录' }), 'ArrowUp');
  await keyboard.press('Enter');
  const leave = page.getByRole('dialog', { name: '退出登录' });
  await walkTo(leave.getByRole('button', { name: '退出登录' }));
  await keyboard.press('Enter');
  await portal.expectLogin();
});

test('[J1001] a day by names alone: everything that is pressed, filled and read has a role and a name', async ({
  portal,
  systems,
  page,
}) => {
  await portal.open();
  await page.getByRole('textbox', { name: '账号' }).fill('owner');
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await portal.expectWorkspace();

  const nav = page.getByRole('navigation', { name: '应用菜单' });
  await nav.getByRole('button', { name: '订单', exact: true }).click();
  await nav.getByRole('link', { name: '全部订单', exact: true }).click();
  await expect(page.getByRole('tab', { name: '全部订单', selected: true })).toBeVisible();
  const orders = systems.content('scm_new');
  const table = orders.getByRole('table');
  await expect(orders.getByRole('heading', { level: 1, name: '全部订单' })).toBeVisible();
  await table.getByRole('columnheader', { name: '下单时间' }).getByRole('button').first().click();
  await expect(table.getByRole('columnheader', { name: '下单时间' })).toHaveAttribute('aria-sort', /ending$/);
  await table.getByRole('row').nth(1).getByRole('button').first().click();
  const panel = orders.getByRole('complementary', { name: '订单详情' });
  await expect(panel.getByText('商品明细')).toBeVisible();
  await expectNames(orders);
  await panel.getByRole('button', { name: '关闭' }).click();
  await expect(panel).toHaveCount(0);

  await page.getByRole('banner').getByRole('button', { name: /^通知/ }).click();
  const notices = page.getByRole('dialog', { name: '通知' });
  await expect(notices.getByRole('listitem').first()).toBeVisible();
  await expectNames(notices);
  await page.keyboard.press('Escape');
  await expect(notices).toBeHidden();

  await page.getByRole('button', { name: /^账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('dialog', { name: '退出登录' }).getByRole('button', { name: '退出登录' }).click();
  await portal.expectLogin();
});

/** Whatever can be pressed or filled there has a name, as a screen reader would say it. */
async function expectNames(place: Locator | FrameLocator): Promise<void> {
  for (const role of ['button', 'link', 'textbox', 'checkbox', 'combobox', 'searchbox', 'tab'] as const) {
    const all = place.getByRole(role);
    const named = place.getByRole(role, { name: /\S/ });
    await expect.poll(async () => (await all.count()) - (await named.count()), `nameless ${role}`).toBe(0);
  }
}

/** Pages of each kind, with what is opened on them. */
const PAGES = [
  { app: 'amazon', path: '/setSail/index' },
  { app: 'scm_new', path: '/list/orders?view=to-ship', opens: '订单详情' },
  { app: 'scm_new', path: '/inbox' },
  { app: 'scm_new', path: '/list/restock?view=all' },
  { app: 'sso-web', path: '/user/basics-info' },
];

for (const [size, viewport] of [
  ['200 % zoom', { width: 720, height: 450 }],
  ['1,024 px', { width: 1024, height: 768 }],
] as const)
  test(`[J1002] at ${size} nothing is lost: no page is wider than its pane, and what can be pressed is in reach`, async ({
    portal,
    systems,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await portal.enter();
    for (const { opens, ...leaf } of PAGES) {
      await systems.open({ system: 'ERP', ...leaf });
      const content = systems.content(leaf.app);
      if (opens) {
        await systems.rows(leaf.app).first().getByRole('button').first().click();
        await expect(content.getByRole('complementary', { name: opens }).getByText('商品明细')).toBeVisible();
      }
      // The shell keeps its width and is scrolled sideways (P606); a page in it is no wider than its pane.
      const wide = await content.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const root = heading.getRootNode();
        const inShell = root instanceof ShadowRoot ? root.host : heading;
        const pane = inShell.closest('[role=tabpanel]') ?? heading.ownerDocument.documentElement;
        return pane.scrollWidth - pane.clientWidth;
      });
      expect(wide, `${leaf.path} is so much wider than its pane`).toBeLessThanOrEqual(0);
      // One of many in a list stands for the others.
      const controls = content.getByRole('main').or(content.getByRole('complementary')).getByRole('button');
      for (const control of (await controls.all()).slice(0, 25))
        if ((await control.isVisible()) && (await control.isEnabled()))
          await control.click({ trial: true, timeout: 5_000 });
    }
  });
