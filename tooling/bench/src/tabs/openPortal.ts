import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { installClock } from './clock.ts';

/** Address of the workspace that is measured. */
export const WORKSPACE = '/entry/svc-erp/ERP';

/** Long enough for what loads when the workspace is usable. */
export const SETTLE_MS = 2000;

/** A signed-in workspace in a browser of its own. */
export type OpenPortal = { page: Page; session: CDPSession; context: BrowserContext; url: string };

/** Signs in and waits for the workspace; `cpu` slows the processor down afterwards. */
export async function openPortal(browser: Browser, url: string, { cpu = 1 } = {}): Promise<OpenPortal> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  await installClock(page);
  await page.goto(`${url}/login`);
  await page.locator('input[autocomplete="username"]').fill('owner');
  await page.locator('input[autocomplete="current-password"]').fill('Portal2026');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${WORKSPACE}/**`);
  await page.waitForFunction(() => performance.getEntriesByName('portal:usable').length > 0);
  // What loads after the workspace is usable is part of no figure.
  await page.waitForTimeout(SETTLE_MS);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { page, session, context, url };
}

/** Follows a link inside the running page; `paneKey` makes it the entry of that pane. */
export async function follow(page: Page, address: string, paneKey?: string): Promise<void> {
  await page.evaluate(
    ([href, key]) => {
      const state = key === undefined ? {} : { paneKey: key };
      history.pushState(state, '', href);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    },
    [WORKSPACE + address, paneKey] as const,
  );
}

/** Bytes of JavaScript objects that are still reachable. */
export async function heapBytes(session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
}
