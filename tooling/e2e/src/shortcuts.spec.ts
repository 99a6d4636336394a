import { EmbedDriver } from './driver/EmbedDriver.ts';
import { ERP } from './driver/PanesDriver.ts';
import { test as base, expect } from './test.ts';

const test = base.extend<{ embed: EmbedDriver }>({
  embed: async ({ portal }, use) => {
    await portal.enter();
    await use(new EmbedDriver(portal));
  },
});

test.use({ seed: 'lab' });

test.describe.configure({ timeout: 120_000 });

test('[P480] [P481] [U704] [U708] keys are looked up, changed and switched off, and work inside a frame of another origin', async ({
  embed,
  portal,
}) => {
  const { page } = portal;
  const { panes } = embed;
  await panes.openBench('01');
  await panes.openBench('02');
  const dialog = await portal.openShortcuts();
  await dialog.getByRole('button', { name: '修改「关闭当前标签页」的快捷键' }).click();
  await page.keyboard.press('Alt+KeyJ');
  await expect(dialog.getByRole('alert')).toContainText('AI 助手');
  await page.keyboard.press('Alt+KeyX');
  await expect(dialog.getByText('Alt X')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.keyboard.press('Alt+KeyX');
  await expect(page.getByRole('tab')).toHaveCount(2);
  await page.reload();
  await panes.follow('/scm_new#/sail-order-management');
  const heading = portal.frame().getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(async () => {
    await heading.click();
    await page.keyboard.press('Alt+KeyX');
    await expect(page.getByRole('tab')).toHaveCount(2, { timeout: 1_000 });
  }).toPass();

  await page.keyboard.press('?');
  await dialog.getByRole('checkbox', { name: '启用快捷键' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Alt+KeyX');
  await panes.openBench('02');
  await expect(page.getByRole('tab')).toHaveCount(3);
});

test('[U710] keys that type something are switched off by themselves, and found again without a key', async ({
  embed,
}) => {
  const { page } = embed;
  const dialog = page.getByRole('dialog', { name: '键盘快捷键' });
  const panel = page.getByRole('dialog', { name: '通知' });
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('n');
    await expect(panel).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  const openMap = async () => {
    await page.getByRole('button', { name: '标签页操作' }).click();
    await page.getByRole('menuitem', { name: '键盘快捷键' }).click();
    await expect(dialog).toBeVisible();
  };
  await openMap();
  await dialog.getByRole('checkbox', { name: /^启用不带 Ctrl、Alt 的快捷键：G N/ }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByTestId('notification-bell')).toBeVisible();
  for (const key of ['g', 'n', '?']) await page.keyboard.press(key);
  await openMap();
  await expect(panel).toBeHidden();
  await expect(dialog.getByText('G N', { exact: true })).toHaveAttribute('data-off', /.*/);
});

test('[P482] [A220] signing out names the pages with unsaved input', async ({ embed, portal }) => {
  await embed.standIn('context.portal.answer("beforeClose", () => ({ dirty: true }));');
  await portal.open(`${ERP}/universal_system#/bench/01`);
  await expect(portal.pane.getByRole('heading', { name: 'Stand-in' })).toBeVisible();
  const title = await portal.activeTab.getAttribute('title');
  const dialog = portal.page.getByRole('dialog', { name: '退出登录' });
  const cancel = dialog.getByRole('button', { name: '取消' });
  await expect(async () => {
    // The panes can be asked once the parts behind the first screen are there: who was quicker asks again.
    if (await cancel.isVisible()) await cancel.click();
    await portal.page.getByRole('button', { name: /^账号菜单/ }).click();
    await portal.page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(dialog.getByText(title ?? '')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await cancel.click();
  await expect(portal.activeTab).toHaveAttribute('title', title ?? '');
});

test('[P483] [P484] refused requests of an app are counted on a page of the shell', async ({
  embed,
  portal,
}) => {
  await embed.standIn();
  await portal.open(`${ERP}/universal_system#/bench/01`);
  await expect(portal.pane.getByRole('heading', { name: 'Stand-in' })).toBeVisible();
  for (let count = 0; count < 3; count += 1)
    expect(await embed.ask('navigate', { path: 'javascript:alert(1)' })).toBe('invalid-message');
  await embed.panes.follow('/portal#/diagnostics');
  await expect(portal.activeTab).toHaveAttribute('title', '运行诊断');
  await expect(portal.pane.getByRole('heading', { name: '运行诊断' })).toBeVisible();
  const row = portal.pane.getByRole('row', { name: /universal_system navigate invalid-message/ });
  await expect(row.getByRole('cell').last()).toHaveText('3');
});
