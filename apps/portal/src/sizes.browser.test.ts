import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { RUOXI } from '../test/createBackend.ts';
import type { ShellPage } from '../test/ShellPage.ts';
import { withShell } from '../test/withShell.ts';

const open = withShell();
const PAGE = '/entry/svc-oms/OMS/notes#/all';
/** A window of 1,440 by 900 whose person has zoomed to 200 %. */
const ZOOMED = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 };

/** Turns the wheel sideways, as a person does who looks for the rest, and waits until so many pixels have gone by. */
async function expectScrolled({ page }: ShellPage, pixels: number): Promise<void> {
  await page.mouse.move(300, 24);
  await page.mouse.wheel(2000, 0);
  await expect.poll(() => page.evaluate(() => window.scrollX)).toBe(pixels);
}

it.each([
  [1000, 1200],
  [1440, 1440],
])('[P606] in a window of %i pixels the shell is %i wide', async (width, shellWidth) => {
  const shell = await open({ as: RUOXI, viewport: { width, height: 700 } });
  await shell.visit(PAGE);
  await shell.expectNotes('全部订单', '/all');
  const header = await shell.page.getByRole('banner').boundingBox();
  expect(header?.width).toBe(shellWidth);
  const { scrollWidth, scrollHeight } = await shell.page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { scrollWidth, scrollHeight };
  });
  expect(scrollWidth, 'the rest is scrolled to').toBe(shellWidth);
  expect(scrollHeight, 'only sideways').toBe(700);
  await expectScrolled(shell, shellWidth - width);
});

it('[P606] zoomed to 200 % nothing is out of reach: menus, tabs, tools, and what opens from them', async () => {
  const shell = await open({ as: RUOXI, ...ZOOMED });
  await shell.visit(PAGE);
  await shell.expectNotes('全部订单', '/all');
  await shell.expectTools();
  await shell.openMenu('销售', '待付款');
  await shell.expectNotes('待付款', '/unpaid');
  await shell.chooseTab('全部订单');
  await shell.openAvatarMenu();
  const leave = shell.page.getByRole('menuitem', { name: '退出登录' });
  await leave.scrollIntoViewIfNeeded();
  const box = await leave.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 720 && box.y + box.height <= 450).toBe(true);
  await shell.page.keyboard.press('Escape');
  await shell.page.getByRole('menu').waitFor({ state: 'detached' });
  await shell.page.evaluate(() => window.scrollTo(0, 0));
  await expectScrolled(shell, 1200 - 720);
  await shell.openAvatarMenu();
  await leave.click();
  const dialog = shell.page.getByRole('dialog');
  await dialog.waitFor();
  const frame = await dialog.boundingBox();
  expect(frame && frame.x >= 0 && frame.x + frame.width <= 720, 'a dialog fits').toBe(true);
  await dialog.getByRole('button', { name: '退出登录' }).click();
  await shell.expectLogin();
});

/** Presses a button of the header or the strip, wherever it is scrolled to, and returns what it opens. */
const byButton =
  (button: RegExp | string, opened: string) =>
  async ({ page }: ShellPage): Promise<Locator> => {
    await page.getByRole('button', { name: button }).first().click();
    return page.getByRole('dialog', { name: opened });
  };

/** What opens over the page. */
const LAYERS: Record<string, (shell: ShellPage) => Promise<Locator>> = {
  notices: byButton('通知', '通知'),
  assistant: byButton(/AI 助手/, 'AI 助手'),
  favourites: byButton('我的收藏', '我的收藏'),
  'saved workspaces': byButton('保存的工作区', '保存的工作区'),
  search: async ({ page }) => {
    await page.keyboard.press('Control+K');
    await page.keyboard.type('订单');
    await page.getByRole('option').first().waitFor();
    return page.getByRole('listbox').first();
  },
  'map of shortcuts': async (shell) => {
    // Not out of a field, where it is a letter.
    await shell.chooseTab('全部订单');
    await shell.page.keyboard.press('Shift+?');
    return shell.page.getByRole('dialog');
  },
  'avatar menu': async (shell) => {
    await shell.openAvatarMenu();
    return shell.page.getByRole('menu').first();
  },
};

it.each([
  ['1,024 pixels wide', { viewport: { width: 1024, height: 768 } }],
  ['zoomed to 200 %', ZOOMED],
])('[P606] what opens over the page fits in a window %s', { timeout: 60_000 }, async (_name, window) => {
  const shell = await open({ as: RUOXI, reducedMotion: 'reduce', ...window });
  const { page } = shell;
  await shell.visit(PAGE);
  await shell.expectNotes('全部订单', '/all');
  await shell.expectTools();
  const { width, height } = window.viewport;
  for (const [name, show] of Object.entries(LAYERS)) {
    const layer = await show(shell);
    await layer.waitFor();
    // Where it is opened from is scrolled to; what it holds scrolls inside it.
    await expect
      .poll(
        async () => {
          const { x = -1, y = -1, width: wide = 0, height: high = 0 } = { ...(await layer.boundingBox()) };
          return x >= 0 && y >= 0 && x + wide <= width + 1 && y + high <= height + 1;
        },
        { message: `${name} is in sight` },
      )
      .toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await layer.waitFor({ state: 'hidden' });
  }
});
