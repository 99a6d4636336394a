import { ERP, PanesDriver } from './driver/PanesDriver.ts';
import { test as base, expect } from './test.ts';

const test = base.extend<{ panes: PanesDriver }>({
  panes: async ({ portal }, use) => {
    await portal.enter();
    await use(new PanesDriver(portal));
  },
});

test.use({ seed: 'lab' });

const name = (number: string) => `Bench page ${number}`;
const address = (number: string) => `/universal_system#/bench/${number}`;

test('[P27] [P558] one page of each kind opens by its address, and the body names where the person is', async ({
  portal,
  panes,
}) => {
  const { page } = portal;
  await panes.openBench('03');
  await expect(page.locator('body')).toHaveClass(/entry-view__universal_system/);
  await panes.follow('/scm_new#/sail-order-management');
  await expect(portal.frame().getByRole('table')).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/entry-view__scm_new/);
  await expect(page.locator('body')).not.toHaveClass(/entry-view__universal_system/);
  await panes.follow('/sso-web#/embel/home');
  await expect(portal.pane.getByRole('table')).toBeVisible();
  await panes.follow('/amazon#/setSail/index');
  await expect(portal.frame().getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(4);
});

test('[P200] [T13] back and forward walk through modules and frames, and a closed pane reopens', async ({
  portal,
  panes,
}) => {
  const { page } = portal;
  await panes.openBench('01');
  await panes.follow('/scm_new#/list/orders?view=overdue');
  await expect(portal.frame().getByRole('table')).toBeVisible();
  const orders = await portal.activeTab.getAttribute('title');
  await panes.openBench('02');
  await panes.close(name('01'));
  await page.goBack();
  await expect(portal.activeTab).toHaveAttribute('title', orders ?? '');
  await expect(portal.frame().getByRole('table')).toBeVisible();
  await page.goBack();
  await panes.expectInFront(name('01'), address('01'));
  await expect(panes.bench('01')).toBeVisible();
  await page.goForward();
  await page.goForward();
  await panes.expectInFront(name('02'), address('02'));
  await expect(page.getByRole('tab')).toHaveCount(4);
});

/** A micro-app of numbered pages that keeps a field through all of them. */
const STEPS = `
const draw = ({ container, path }) => { container.querySelector('output').textContent = path; };
export async function mount(context) {
  const add = (name, to = context.container) => to.appendChild(document.createElement(name));
  add('output');
  const label = add('label');
  label.append('Draft ');
  add('input', label);
  add('button').textContent = 'Next';
  let step = 1;
  context.container.querySelector('button').addEventListener('click', () => {
    context.navigate('/bench/02?step=' + (step += 1));
    draw(context);
  });
  draw(context);
}
export async function update(context) { draw(context); }
export async function unmount() {}
`;

test('[P24] [E25] back and forward walk inside a pane, which stays the same pane', async ({
  portal,
  panes,
}) => {
  const { page } = portal;
  await page.route('**/micro/universal_system/entry.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: STEPS }),
  );
  await panes.follow(address('01'));
  await panes.follow(address('02'));
  await portal.pane.getByLabel('Draft').fill('stays');
  for (let step = 2; step <= 4; step += 1) await portal.pane.getByRole('button', { name: 'Next' }).click();
  await panes.expectInFront(name('02'), '/universal_system#/bench/02?step=4');
  await page.goBack();
  await page.goBack();
  await panes.expectInFront(name('02'), '/universal_system#/bench/02?step=2');
  await expect(portal.pane.locator('output')).toHaveText('/bench/02?step=2');
  await page.goBack();
  await page.goBack();
  await panes.expectInFront(name('01'), address('01'));
  await page.goForward();
  await page.goForward();
  await expect(portal.pane.locator('output')).toHaveText('/bench/02?step=2');
  await expect(portal.pane.getByLabel('Draft')).toHaveValue('stays');
  await expect(page.getByRole('tab')).toHaveCount(3);
});

test('[P554] [T2] panes opened in quick succession keep their order, and the address is that of the last', async ({
  portal,
  panes,
}) => {
  const { page } = portal;
  await panes.openBench('01');
  const paths: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && paths.push(frame.url()));
  const numbers = ['02', '03', '04', '05', '06', '07', '08'];
  await page.evaluate(
    async ({ base, last }) => {
      const menu = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
      for (const number of last) {
        history.pushState({}, '', `${base}/universal_system#/bench/${number}`);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        // And back to a tab that is open while that address is still being judged.
        if (number === '05') menu[1]?.click();
        await new Promise((drawn) => requestAnimationFrame(drawn));
      }
    },
    { base: ERP, last: numbers },
  );
  await panes.expectInFront(name('08'), address('08'));
  await expect(panes.bench('08')).toBeVisible();
  await page.keyboard.press('Alt+Digit1');
  for (const number of ['01', '08', '01', '08']) await panes.tab(name(number)).click({ delay: 0 });
  await panes.expectInFront(name('08'), address('08'));
  // Written with the tabs, a moment later.
  const counted = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((entry) => entry.includes('panes-history')) ?? '';
      const { history } = JSON.parse(localStorage.getItem(key) ?? '{}');
      return history.find((entry: { tab: string }) => entry.tab === 'Bench page 08')?.views;
    });
  await expect.poll(counted).toBe(3);
});

test('[T3] a double click on a menu, and one on its tab, make one pane and one step back', async ({
  portal,
  panes,
}) => {
  const { page } = portal;
  const steps = await page.evaluate(() => history.length);
  await page.getByRole('navigation').getByRole('button', { name: '实验室', exact: true }).click();
  await page.locator('a[href*="#/bench/05"]').first().dblclick();
  await expect(panes.bench('05')).toBeVisible();
  await panes.tab(name('05')).dblclick();
  await panes.expectTabs(name('05'));
  await panes.expectInFront(name('05'), /#\/bench\/05$/);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await page.goBack();
  await expect(portal.strip).toHaveAttribute('aria-selected', 'true');
});

test('[T10] [T117] the tab in front is reopened by the keyboard, ten deep', async ({ portal, panes }) => {
  const { page } = portal;
  for (const number of ['01', '02', '03']) await panes.openBench(number);
  await portal.expectShortcuts();
  await page.keyboard.press('Alt+KeyW');
  await panes.expectTabs(name('01'), name('02'));
  await panes.close(name('01'));
  await panes.expectTabs(name('02'));
  await page.keyboard.press('Alt+Shift+KeyT');
  await panes.expectTabs(name('01'), name('02'));
  await panes.expectInFront(name('01'), address('01'));
  await panes.choose(name('02'), /^恢复刚关闭的标签页/);
  await panes.expectTabs(name('01'), name('02'), name('03'));
  await panes.choose(name('01'), '关闭其他');
  await panes.expectTabs(name('01'));
});

test('[T118] the recent panes are switched while the key is held', async ({ portal, panes }) => {
  const { page } = portal;
  for (const number of ['01', '02', '03']) await panes.openBench(number);
  await portal.expectShortcuts();
  await page.keyboard.down('Alt');
  await page.keyboard.press('Backquote');
  await page.keyboard.press('Backquote');
  await expect(page.getByRole('option', { selected: true })).toHaveText(name('01'));
  await page.keyboard.up('Alt');
  await panes.expectInFront(name('01'), address('01'));
});

/** A micro-app that says so while its field holds something. */
const DRAFTS = `
export async function mount({ container, portal }) {
  const label = container.appendChild(document.createElement('label'));
  label.append('Draft ');
  const field = label.appendChild(document.createElement('input'));
  field.addEventListener('input', () => portal.setDirty(field.value !== ''));
}
export async function unmount() {}
`;

test('[T105] [T119] unsaved input is asked about before it is lost, all of it at once', async ({
  portal,
  panes,
}) => {
  const { page } = portal;
  await page.route('**/micro/universal_system/entry.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: DRAFTS }),
  );
  for (const number of ['01', '02', '03']) {
    await panes.follow(address(number));
    await portal.pane.getByLabel('Draft').fill(number === '02' ? '' : `draft ${number}`);
  }
  const unsaved = page.getByRole('tab', { name: /有未保存的内容/ });
  await expect(unsaved).toHaveCount(2);
  await panes.close(name('03'));
  await panes.question.getByRole('button', { name: '继续编辑' }).click();
  await expect(portal.pane.getByLabel('Draft')).toHaveValue('draft 03');
  await panes.close(name('02'));
  await panes.expectTabs(name('01'), name('03'));
  await panes.choose(name('03'), '关闭全部');
  await expect(panes.question).toContainText(name('01'));
  await expect(panes.question).toContainText(name('03'));
  await panes.question.getByRole('button', { name: '继续编辑' }).click();
  const asked = page.waitForEvent('dialog');
  const leaving = page.reload({ timeout: 3000 }).catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  await panes.choose(name('03'), '关闭全部');
  await panes.question.getByRole('button', { name: '放弃并关闭' }).click();
  await panes.expectTabs();
});

test('[P560] [T113] a pane moves to a window of its own', async ({ portal, panes, context }) => {
  await panes.openBench('01');
  await panes.openBench('02');
  const opened = context.waitForEvent('page');
  await panes.choose(name('02'), '在独立窗口打开');
  const window = await opened;
  await expect(window.locator('[data-bench-page="02"]')).toBeVisible();
  await expect(window.getByRole('tab')).toHaveCount(0);
  await expect(window.getByRole('banner')).toHaveCount(0);
  await panes.expectTabs(name('01'));
  await window.reload();
  await expect(window.locator('[data-bench-page="02"]')).toBeVisible();
  await expect(window.getByRole('tab')).toHaveCount(0);
  await window.close();
  await portal.page.reload();
  await panes.expectTabs(name('01'));
});

test('[T113] [P27] the link to a pane is copied, and leads there', async ({
  portal,
  second,
  panes,
  context,
  browserName,
}) => {
  const { page } = portal;
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await panes.openBench('05');
  await panes.choose(name('05'), '复制链接');
  await expect(page.getByText('链接已复制')).toBeVisible();
  // Pasted as a person does: no engine refuses that.
  await page.evaluate(() => document.body.prepend(document.createElement('textarea')));
  const field = page.locator('body > textarea');
  await field.press('ControlOrMeta+v');
  await expect(field).toHaveValue(/^http/);
  const link = new URL(await field.inputValue());
  await second.open(link.pathname + link.hash);
  await expect(new PanesDriver(second).bench('05')).toBeVisible();
});

test('[T113] where the browser refuses the clipboard, the link is there to be copied by hand', async ({
  portal,
  panes,
}) => {
  await panes.openBench('05');
  await portal.page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await panes.choose(name('05'), '复制链接');
  await expect(portal.page.getByRole('textbox', { name: '链接' })).toHaveValue(/^http.*05/);
  await expect(portal.page.getByText('链接已复制')).toHaveCount(0);
});

test('[M320] [P26] beside the tabs stand live classes, the favourites with the way to put them in order, and what closes tabs', async ({
  portal,
  panes,
}) => {
  const { page } = portal;
  await panes.openBench('01');
  await page.getByRole('button', { name: '我的收藏' }).click();
  await page.getByRole('dialog', { name: '我的收藏' }).getByRole('button', { name: '管理' }).click();
  await expect(page.getByRole('dialog', { name: '全部菜单' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '直播课堂' }).click();
  await panes.expectInFront('直播课堂', '/sso-web#/company/helper/live-roadcast');
  await page.getByRole('button', { name: '标签页操作' }).click();
  await page.getByRole('menuitem', { name: '关闭当前' }).click();
  await panes.expectInFront(name('01'), address('01'));
});

test('[T16] [E3] a reloaded pane is a new one, the others are left alone', async ({ portal, panes }) => {
  await panes.openBench('01');
  await panes.note('01').fill('stays');
  await panes.openBench('02');
  await panes.note('02').fill('goes');
  await portal.page.keyboard.press('Tab');
  await panes.choose(name('02'), /^重新加载/);
  await expect(panes.note('02')).toHaveValue('');
  await expect(panes.note('01')).toHaveValue('stays');
});
