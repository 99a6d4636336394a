import { findBrowser } from '@portal/tooling-test/browser';
import { type Browser, chromium, type Page } from 'playwright';
import { atMost, type BenchResult, round } from '../lib/report.ts';
import { startServer } from '../lib/startServer.ts';

const PASSWORD = 'Portal2026';
const KB = 1000;

/** What the guide costs in JavaScript: nothing where it is not shown, and how much with the badge, the window, the tour. */
export async function benchGuide(): Promise<BenchResult> {
  const found = findBrowser('chromium');
  if (!found) throw new Error('No Chromium found: set PORTAL_CHROMIUM to its path.');
  const server = await startServer(4494);
  const browser = await chromium.launch({ executablePath: found.path, args: found.args });
  try {
    // Finished for this member: nothing of the guide is there.
    const without = await open(browser, server.url, 'staff');
    const none = new Set(without.scripts.keys());
    await without.page.context().close();
    // Collapsed for the owner: the badge is there.
    const { page, scripts } = await open(browser, server.url, 'owner');
    const badge = page.getByRole('button', { name: /^新手引导/ });
    await badge.waitFor();
    const withBadge = new Map(scripts);
    await badge.click();
    await page.getByRole('dialog', { name: '新手引导' }).waitFor();
    const withWindow = new Map(scripts);
    await page.getByRole('button', { name: '带我看看工作台' }).click();
    await page.locator('.portal-spotlight').waitFor();
    const guide = (urls: Iterable<string>) => [...urls].filter((url) => /guide|spotlight|driver/i.test(url));
    const figures = {
      jsKBWithoutGuide: round(bytesOf(without.scripts, guide(none)) / KB),
      badgeKB: round(sum([...withBadge].filter(([url]) => !none.has(url)).map(([, bytes]) => bytes)) / KB),
      windowKB: round(added(withBadge, withWindow) / KB),
      tourKB: round(added(withWindow, scripts) / KB),
      parts: [...scripts.keys()].filter((url) => !none.has(url)).map((url) => new URL(url).pathname),
    };
    return {
      figures,
      bars: [atMost('JavaScript of the guide where it is not shown, kB', figures.jsKBWithoutGuide, 0)],
    };
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/** A signed-in workspace whose late parts are there, with the bytes on the wire of every script. */
async function open(
  browser: Browser,
  url: string,
  account: string,
): Promise<{ page: Page; scripts: Map<string, number> }> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const scripts = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script') return;
    const { responseBodySize } = await request.sizes();
    scripts.set(request.url(), responseBodySize);
  });
  await page.goto(`${url}/login`);
  await page.locator('input[autocomplete="username"]').fill(account);
  await page.locator('input[autocomplete="current-password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '在线客服' }).waitFor();
  await page.locator('[data-testid="notification-bell"][aria-busy="false"]').waitFor();
  return { page, scripts };
}

function bytesOf(scripts: ReadonlyMap<string, number>, urls: readonly string[]): number {
  return sum(urls.map((url) => scripts.get(url) ?? 0));
}

function added(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): number {
  return sum([...after].filter(([url]) => !before.has(url)).map(([, bytes]) => bytes));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
