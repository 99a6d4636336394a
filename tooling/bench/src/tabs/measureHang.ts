import type { Browser } from 'playwright';
import { follow, openPortal, SETTLE_MS } from './openPortal.ts';

const LOOP_MS = 2000;
const ROUNDS = 5;

export type HangFigures = {
  /** The longest gap between two frames of the shell in each round, while nothing happens. */
  idle: number[];
  /** The same while a frame of another origin computes for two seconds. */
  beside: number[];
};

/** How smoothly the shell draws beside a frame that hangs; in turns with how it draws beside nothing. */
export async function measureHang(browser: Browser, url: string): Promise<HangFigures> {
  const { page, context } = await openPortal(browser, url);
  try {
    await follow(page, '/scm_new#/sail-order-management');
    await page.locator('[data-active] > [role=tabpanel] [data-embed-status=ready] iframe').waitFor();
    await page.waitForTimeout(SETTLE_MS);
    const frame = page
      .frames()
      .find((candidate) => candidate !== page.mainFrame() && candidate.url().includes('/scm_new'));
    if (!frame) throw new Error('The frame is missing');
    const longestGap = () => page.evaluate((ms) => window.benchClock.longestGap(ms), LOOP_MS);
    const idle: number[] = [];
    const beside: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      idle.push(await longestGap());
      const gap = longestGap();
      await frame.evaluate((ms) => {
        const end = performance.now() + ms;
        while (performance.now() < end);
      }, LOOP_MS);
      beside.push(await gap);
    }
    return { idle, beside };
  } finally {
    await context.close();
  }
}
