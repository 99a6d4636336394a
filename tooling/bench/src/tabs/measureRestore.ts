import type { Browser } from 'playwright';
import { openPortal, WORKSPACE } from './openPortal.ts';

const PANES = 200;

export type RestoreFigures = {
  /** Milliseconds from the last answer that the workspace needs until the strip is painted and answers clicks. */
  interactiveMs: number;
  tabs: number;
  mounted: number;
};

/** Starts the workspace with two hundred saved panes. */
export async function measureRestore(browser: Browser, url: string): Promise<RestoreFigures> {
  const { page, context } = await openPortal(browser, url);
  try {
    await page.goto(`${url}${WORKSPACE}/universal_system#/bench/01`);
    await page.locator('[data-bench-page="01"]').waitFor();
    await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.includes(':panes:')));
    await page.waitForTimeout(400);
    await page.addInitScript((count) => {
      const key = Object.keys(sessionStorage).find((entry) => entry.includes(':panes:'));
      if (!key || window !== window.top) return;
      const saved = JSON.parse(sessionStorage.getItem(key) ?? '{}');
      const [home, bench] = saved.panes;
      const copies = Array.from({ length: count - 1 }, (_, index) => ({
        ...bench,
        key: `${bench.key}~${index + 2}`,
      }));
      sessionStorage.setItem(key, JSON.stringify({ ...saved, panes: [home, bench, ...copies] }));
      const look = () => {
        if (document.querySelectorAll('[role=tab]').length <= count) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => performance.mark('bench:strip');
        port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    }, PANES);
    await page.reload();
    await page.locator('[data-bench-page="01"]').waitFor();
    return await page.evaluate(() => {
      const strip = performance.getEntriesByName('bench:strip')[0]?.startTime ?? Number.NaN;
      const calls = performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
        .filter(({ name, responseEnd }) => /\/sso\//.test(name) && responseEnd < strip);
      return {
        interactiveMs: strip - Math.max(...calls.map(({ responseEnd }) => responseEnd)),
        tabs: document.querySelectorAll('[role=tab]').length,
        mounted: document.querySelectorAll('[role=tabpanel]').length,
      };
    });
  } finally {
    await context.close();
  }
}
