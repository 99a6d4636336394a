import type { Browser, BrowserContextOptions } from 'playwright';

/** What a page does while nobody does anything. */
export type Idle = { mainThreadPercent: number; layouts: number; scriptMs: number };

export type MeasureIdleOptions = { url: string; state: BrowserContextOptions['storageState'] };

const IDLE_MS = 10_000;
/** Long enough for what loads late, and for the ticker to start. */
const CALM_MS = 5000;

/** Takes ten seconds of a page whose ticker runs and that nobody touches. */
export async function measureIdle(browser: Browser, { url, state }: MeasureIdleOptions): Promise<Idle> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState: state });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForFunction(() =>
      document.getAnimations().some(({ playState }) => playState === 'running'),
    );
    await page.waitForTimeout(CALM_MS);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const read = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return new Map(metrics.map(({ name, value }) => [name, value]));
    };
    const before = await read();
    await page.waitForTimeout(IDLE_MS);
    const after = await read();
    const grown = (name: string) => (after.get(name) ?? Number.NaN) - (before.get(name) ?? Number.NaN);
    return {
      mainThreadPercent: (grown('TaskDuration') / grown('Timestamp')) * 100,
      layouts: grown('LayoutCount'),
      scriptMs: grown('ScriptDuration') * 1000,
    };
  } finally {
    await context.close();
  }
}
