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

test('[T20] [T111] a reload keeps order, pins, the split view and where every pane stood', async ({
  portal,
  panes,
}) => {
  const { page } = portal;
  for (const number of ['01', '02', '03']) await panes.openBench(number);
  await panes.choose(name('03'), '固定在左侧');
  await panes.expectTabs(name('03'), name('01'), name('02'));
  await panes.choose(name('01'), '分屏显示');
  await expect(panes.bench('01')).toBeVisible();
  await expect(panes.bench('03')).toBeVisible();
  const separator = page.getByRole('separator', { name: '调整分屏宽度' });
  await separator.focus();
  await page.keyboard.press('ArrowRight');
  await expect(separator).toHaveAttribute('aria-valuenow', '52');
  await page.reload();
  await panes.expectTabs(name('03'), name('01'), name('02'));
  await expect(separator).toHaveAttribute('aria-valuenow', '52');
  await expect(panes.bench('01')).toBeVisible();
  await expect(panes.bench('03')).toBeVisible();
  expect(await panes.live()).toBe(2);
});

test('[P201] [T106] the address of a split view shows both panes to somebody else, and back undoes it', async ({
  portal,
  second,
  panes,
}) => {
  const { page } = portal;
  await panes.openBench('01');
  await panes.follow('/scm_new#/sail-order-management');
  await portal.frame().getByRole('table').waitFor();
  await panes.choose(name('01'), '分屏显示');
  await expect(page).toHaveURL(/right=universal_system/);
  await panes.note('01').click();
  await expect(page).toHaveURL(/universal_system\?left=scm_new/);
  await page.frameLocator('[data-side=left] iframe').getByRole('table').click();
  await expect(page).toHaveURL(/scm_new\?right=universal_system/);
  const link = page.url();
  await second.open(link.replace(/^https?:\/\/[^/]+/, ''));
  const other = new PanesDriver(second);
  await expect(other.bench('01')).toBeVisible();
  await expect(second.page.frameLocator('[data-side=left] iframe').getByRole('table')).toBeVisible();
  await page.goBack();
  await expect(panes.bench('01')).toBeHidden();
  await expect(page.getByRole('tab')).toHaveCount(3);
  await page.goForward();
  await expect(panes.bench('01')).toBeVisible();
});

test('[T27] two windows each keep their own tabs', async ({ portal, second, panes }) => {
  await panes.openBench('01');
  await second.open(ERP + address('02'));
  await second.expectWorkspace();
  const other = new PanesDriver(second);
  await expect(other.bench('02')).toBeVisible();
  await panes.openBench('03');
  await panes.close(name('01'));
  await portal.page.reload();
  await panes.expectTabs(name('03'));
  await second.page.reload();
  await other.expectTabs(name('01'), name('02'));
});

test('[T103] [T116] [E112] beyond twenty panes the oldest sleep, and wake where they stood', async ({
  portal,
  panes,
}) => {
  test.setTimeout(120_000);
  await panes.openBench('01');
  const scrolled = () =>
    panes.bench('01').evaluate((page) => {
      for (let element: Element | null = page; element; element = element.parentElement)
        if (element.scrollTop > 0) return Math.round(element.scrollTop);
      const root = page.getRootNode();
      let host = root instanceof ShadowRoot ? root.host : null;
      for (; host; host = host.parentElement) if (host.scrollTop > 0) return Math.round(host.scrollTop);
      return 0;
    });
  await panes.bench('01').hover();
  await portal.page.mouse.wheel(0, 500);
  await expect.poll(scrolled).toBe(500);
  await panes.openBench('02');
  await panes.note('02').fill('kept while awake');
  for (let number = 3; number <= 24; number += 1) await panes.openBench(String(number).padStart(2, '0'));
  await panes.follow('/scm_new#/sail-order-management');
  await expect(portal.page.getByRole('tab')).toHaveCount(26);
  expect(await panes.live()).toBe(20);
  await expect(panes.bench('01')).toHaveCount(0);
  await panes.tab(name('01')).click();
  await expect(panes.bench('01')).toBeVisible();
  await expect.poll(scrolled).toBe(500);
  await panes.expectInFront(name('01'), address('01'));
  await panes.tab(name('24')).click();
  await expect(panes.bench('24')).toBeVisible();
});

test('[T25] poisoned tabs in the storage cost at most the tabs', async ({ portal, panes }) => {
  const { page } = portal;
  await panes.openBench('01');
  const poisons = [
    '{"path":"javascript:alert(1)","closable":false}',
    '{"version":2,"homeMenuId":{},"panes":"x"}',
    JSON.stringify({ version: 99, panes: [] }),
    JSON.stringify({
      version: 2,
      homeMenuId: '1',
      activeKey: 'evil',
      recent: [7],
      panes: [{ key: 'evil', path: 'javascript:alert(1)', external: true }, null, 7],
    }),
    `[${'{"key":"x","path":"/"},'.repeat(200_000)}{}]`,
  ];
  let alerts = 0;
  page.on('dialog', (dialog) => {
    alerts += 1;
    void dialog.dismiss();
  });
  for (const poison of poisons) {
    await page.addInitScript((text) => {
      for (const storage of [sessionStorage, localStorage])
        for (const key of Object.keys(storage).filter((entry) => entry.includes(':panes:'))) {
          try {
            storage.setItem(key, text);
          } catch {
            storage.setItem(key, '{');
          }
        }
    }, poison);
    const before = Date.now();
    await page.goto(ERP + address('02'));
    await page.reload();
    await expect(panes.bench('02')).toBeVisible();
    expect(Date.now() - before).toBeLessThan(8000);
  }
  expect(alerts).toBe(0);
});
