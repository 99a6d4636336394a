import type { Browser } from 'playwright';
import { openPortal, WORKSPACE } from './openPortal.ts';

const PANES = 200;
/** As many tabs as the strip of the window has room for, and more. */
const FITTING = 20;

export type RestoreFigures = {
  /** Milliseconds from the last answer that the workspace needs until the strip is painted and answers clicks. */
  interactiveMs: number;
  /** The same until every tab is there, also those out of sight. */
  wholeMs: number;
  tabs: number;
  mounted: number;
};

/** Starts the workspace again and again with two hundred saved panes: one reload a round. */
export async function measureRestore(
  browser: Browser,
  url: string,
  rounds: number,
): Promise<RestoreFigures[]> {
  const { page, context } = await openPortal(browser, url);
  try {
    await page.goto(`${url}${WORKSPACE}/universal_system#/bench/01`);
    await page.locator('[data-bench-page="01"]').waitFor();
    await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.includes(':panes:')));
    await page.addInitScript(savePanes, { count: PANES, fitting: FITTING });
    const figures = [];
    for (let round = 0; round < rounds; round += 1) {
      // What the page before still loads late is not this one's work.
      await page.waitForTimeout(1_000);
      await page.reload();
      await page.locator('[data-bench-page="01"]').waitFor();
      await page.waitForFunction(() => performance.getEntriesByName('bench:whole').length > 0);
      figures.push(await page.evaluate(readFigures));
    }
    return figures;
  } finally {
    await context.close();
  }
}

/** Runs before the portal's own code: fills its store and marks when the strip is there. */
function savePanes({ count, fitting }: { count: number; fitting: number }): void {
  const key = Object.keys(sessionStorage).find((entry) => entry.includes(':panes:'));
  if (!key || window !== window.top) return;
  const saved = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  const [home, bench] = saved.panes;
  const copies = Array.from({ length: count - 1 }, (_, index) => ({
    ...bench,
    key: `${bench.key}~${index + 2}`,
  }));
  sessionStorage.setItem(key, JSON.stringify({ ...saved, panes: [home, bench, ...copies] }));
  const markOnce = (name: string, isReached: () => boolean) => {
    if (!isReached()) return void requestAnimationFrame(() => markOnce(name, isReached));
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => performance.mark(name);
    port2.postMessage(undefined);
  };
  const tabs = () => document.querySelectorAll('[role=tab]').length;
  const isSelected = () => document.querySelector('[role=tab][aria-selected=true]') !== null;
  markOnce('bench:strip', () => isSelected() && tabs() >= fitting);
  markOnce('bench:whole', () => tabs() > count);
}

function readFigures(): RestoreFigures {
  const timeOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
  const strip = timeOf('bench:strip');
  const calls = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
    .filter(({ name, responseEnd }) => /\/sso\//.test(name) && responseEnd < strip);
  const data = Math.max(...calls.map(({ responseEnd }) => responseEnd));
  return {
    interactiveMs: strip - data,
    wholeMs: timeOf('bench:whole') - data,
    tabs: document.querySelectorAll('[role=tab]').length,
    mounted: document.querySelectorAll('[role=tabpanel]').length,
  };
}
