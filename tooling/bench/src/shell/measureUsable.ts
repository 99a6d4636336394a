import { setTimeout as pause } from 'node:timers/promises';
import type { PlainBrowser } from '../lib/launchPlainBrowser.ts';

/** Long enough for what a new window does by itself, in the browser and in the page's process. */
const CALM_MS = 700;
const LOOK_EVERY_MS = 50;
const LOOKS_MAX = 1200;
/** No page of the portal, so that nothing of it is loaded before. */
const BARE = '/healthz';

export type MeasureUsableOptions = {
  url: string;
  /** What the page finds in its storage. */
  stored?: readonly { name: string; value: string }[];
  /** `performance.mark` that ends the load. */
  mark: string;
};

/**
 * Milliseconds from the start of a page until its mark, with an empty cache and then again, in a browser that nothing looks
 * into: a test driver is told of every request, which costs a page of many requests more than a page of few.
 */
export async function measureUsable(
  browser: PlainBrowser,
  { url, stored = [], mark }: MeasureUsableOptions,
): Promise<{ cold: number; warm: number }> {
  const { browserContextId } = await browser.send<{ browserContextId: string }>(
    'Target.createBrowserContext',
  );
  try {
    const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', {
      url: new URL(BARE, url).href,
      browserContextId,
      width: 1440,
      height: 900,
    });
    const { sessionId } = await browser.send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    const read = async <Value>(expression: string) => {
      const { result } = await browser.send<{ result: { value: Value } }>(
        'Runtime.evaluate',
        { expression, returnByValue: true },
        sessionId,
      );
      return result.value;
    };
    const measure = async () => {
      await browser.send('Page.navigate', { url }, sessionId);
      for (let look = 0; look < LOOKS_MAX; look += 1) {
        await pause(LOOK_EVERY_MS);
        const usableMs = await read<number | null>(
          `performance.getEntriesByName(${JSON.stringify(mark)})[0]?.startTime ?? null`,
        );
        if (usableMs) return usableMs;
      }
      throw new Error(`${url} never marked ${mark}`);
    };
    await pause(CALM_MS);
    await read(`for (const { name, value } of ${JSON.stringify(stored)}) localStorage.setItem(name, value)`);
    const cold = await measure();
    await pause(CALM_MS);
    await browser.send('Page.navigate', { url: new URL(BARE, url).href }, sessionId);
    await pause(CALM_MS);
    return { cold, warm: await measure() };
  } finally {
    await browser.send('Target.disposeBrowserContext', { browserContextId });
  }
}
