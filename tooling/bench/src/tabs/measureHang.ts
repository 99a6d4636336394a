import type { Browser } from 'playwright';
import { follow, openPortal, SETTLE_MS } from './openPortal.ts';

const LOOP_MS = 2000;

/** The longest gap between the shell's frames while a frame of another origin computes for two seconds. */
export async function measureHang(browser: Browser, url: string): Promise<number> {
  const { page, context } = await openPortal(browser, url);
  try {
    await follow(page, '/scm_new#/sail-order-management');
    await page.locator('[role=tabpanel]:not([inert]) [data-embed-status=ready] iframe').waitFor();
    await page.waitForTimeout(SETTLE_MS);
    const frame = page
      .frames()
      .find((candidate) => candidate !== page.mainFrame() && candidate.url().includes('/scm_new'));
    if (!frame) throw new Error('The frame is missing');
    const gap = page.evaluate((ms) => window.benchClock.longestGap(ms), LOOP_MS);
    await frame.evaluate((ms) => {
      const end = performance.now() + ms;
      while (performance.now() < end);
    }, LOOP_MS);
    return await gap;
  } finally {
    await context.close();
  }
}
