import { execFileSync } from 'node:child_process';
import { findBrowser } from '@portal/tooling-test/browser';
import { type BrowserContext, chromium } from 'playwright';
import { atMost, type BenchResult, median } from '../lib/report.ts';
import { root, startServer } from '../lib/startServer.ts';
import {
  countToasts,
  firstChange,
  type MeasuredTab,
  openTabs,
  openWorkspace,
  unreadOf,
  watchBell,
} from './browserTabs.ts';

const TABS = 10;
const TAKEOVERS = 6;
const PORT = 4496;

type Place = { url: string; dataDir: string };

/** Ten tabs of one person in Chromium: one socket, its takeover, one toast, equal counters, and a flood of messages. */
export async function benchPushBrowser([url, dataDir]: string[] = []): Promise<BenchResult> {
  if (url && dataDir) return measure({ url, dataDir });
  const server = await startServer(PORT);
  try {
    return await measure(server);
  } finally {
    await server.dispose();
  }
}

async function measure(place: Place): Promise<BenchResult> {
  const found = findBrowser('chromium');
  if (!found) throw new Error('No Chromium found');
  const browser = await chromium.launch({ executablePath: found.path, args: found.args });
  try {
    const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });
    const tabs = await openTabs(context, place.url, TABS);
    const sockets = socketCount(tabs);
    const toasts = await measureToasts(tabs, place);
    const readMs = await measureReading(tabs);
    const takeoverMs = await measureTakeovers(context, tabs, place);
    const flood = await measureFlood(tabs, place);
    return {
      figures: {
        tabs: TABS,
        sockets,
        toasts,
        readMs,
        takeoverMs: { median: median(takeoverMs), all: takeoverMs },
        flood,
      },
      bars: [
        atMost('push sockets of ten tabs', sockets, 1),
        atMost('toasts of one message in ten tabs', toasts, 1),
        atMost('what is read is read in all tabs, ms', readMs, 300),
        atMost('longest takeover, ms', Math.max(...takeoverMs), 1000),
        atMost('push sockets after the takeovers', socketCount(tabs), 1),
        atMost('most toasts of a hundred messages', flood.mostToasts, 3),
        atMost('longest task while they come, ms', flood.longestTaskMs, 50),
      ],
    };
  } finally {
    await browser.close();
  }
}

async function measureToasts(tabs: MeasuredTab[], place: Place): Promise<number> {
  const before = await unreadOf(last(tabs).page);
  send(place, '一条消息');
  await until(async () => (await unreadOf(last(tabs).page)) !== before);
  await pause(1000);
  const counts = await Promise.all(tabs.map(({ page }) => countToasts(page)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** From the press in one tab to the last tab that shows it. */
async function measureReading(tabs: MeasuredTab[]): Promise<number> {
  const { page } = last(tabs);
  await page.locator('[data-testid="notification-bell"]').click();
  const mark = page.getByRole('dialog').getByRole('button', { name: '标为已读' }).first();
  await mark.waitFor({ state: 'attached' });
  await Promise.all(tabs.map((tab) => watchBell(tab.page)));
  const pressedAt = await mark.evaluate((button) => {
    const at = Date.now();
    (button as HTMLElement).click();
    return at;
  });
  await until(async () => (await Promise.all(tabs.map((tab) => firstChange(tab.page)))).every(Boolean));
  const changes = await Promise.all(tabs.map((tab) => firstChange(tab.page)));
  await page.keyboard.press('Escape');
  return Math.max(...changes.map((at) => (at ?? Number.POSITIVE_INFINITY) - pressedAt));
}

/** The leading tab goes, by a close or a crash; a message sent afterwards must still come. */
async function measureTakeovers(
  context: BrowserContext,
  tabs: MeasuredTab[],
  place: Place,
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < TAKEOVERS; round += 1) {
    const leader = tabs.find((tab) => tab.sockets() > 0);
    if (!leader) throw new Error('No tab has a socket');
    tabs.splice(tabs.indexOf(leader), 1);
    const began = performance.now();
    if (round % 2 === 0) void leader.page.close();
    else void leader.page.goto('chrome://crash').catch(() => undefined);
    await until(async () => socketCount(tabs) > 0, 5);
    times.push(Math.round(performance.now() - began));
    if (round % 2 === 1) await leader.page.close();
    tabs.push(await openWorkspace(context, place.url));
    const before = await unreadOf(last(tabs).page);
    send(place, `第 ${round} 次交接`);
    await until(async () => (await unreadOf(last(tabs).page)) !== before);
  }
  return times;
}

async function measureFlood(
  tabs: MeasuredTab[],
  place: Place,
): Promise<{ mostToasts: number; longestTaskMs: number }> {
  const { page } = last(tabs);
  await page.bringToFront();
  await page.evaluate(() => {
    const seen = { longest: 0, most: 0 };
    Object.assign(window, { flood: seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask' });
    const count = () => {
      const toasts = document.querySelectorAll(
        '[aria-live] > section [role="status"], [aria-live] > section [role="alert"]',
      );
      seen.most = Math.max(seen.most, toasts.length);
      requestAnimationFrame(count);
    };
    count();
  });
  send(place, '洪峰', 100);
  await until(async () => (await unreadOf(page)).includes('99+'));
  await pause(5000);
  const { most, longest } = await page.evaluate(
    () => (window as unknown as { flood: { most: number; longest: number } }).flood,
  );
  return { mostToasts: most, longestTaskMs: Math.round(longest) };
}

function send({ dataDir }: Place, title: string, count = 1): void {
  const cli = ['--conditions=source', 'apps/server/src/cli/main.ts'];
  execFileSync(
    process.execPath,
    [...cli, 'notify', 'owner', title, '请查看', '--eject', '--count', String(count)],
    {
      cwd: root,
      env: { ...process.env, PORTAL_DATA_DIR: dataDir },
      stdio: 'ignore',
    },
  );
}

function socketCount(tabs: readonly MeasuredTab[]): number {
  return tabs.reduce((sum, tab) => sum + tab.sockets(), 0);
}

function last(tabs: readonly MeasuredTab[]): MeasuredTab {
  const tab = tabs.at(-1);
  if (!tab) throw new Error('No tab');
  return tab;
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

async function until(check: () => Promise<boolean>, everyMs = 20): Promise<void> {
  const end = performance.now() + 30_000;
  while (!(await check())) {
    if (performance.now() > end) throw new Error('It did not happen within 30 s');
    await pause(everyMs);
  }
}
