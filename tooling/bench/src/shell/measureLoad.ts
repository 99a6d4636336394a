import type { Browser, BrowserContextOptions } from 'playwright';

/** What one cold load cost until the mark. */
export type Load = {
  jsBytes: number;
  cssBytes: number;
  totalBytes: number;
  requests: number;
  heapBytes: number;
  domNodes: number;
  usableMs: number;
  tbtMs: number;
  urls: string[];
};

export type MeasureLoadOptions = {
  url: string;
  /** Signed-in storage. */
  state?: BrowserContextOptions['storageState'];
  /** `performance.mark` that ends the load. */
  mark: string;
  /** Slows the processor down by this factor. @default 1 */
  cpu?: number;
};

const LONG_TASK_MS = 50;

/** Loads a page in a fresh context with an empty cache; bytes are those on the wire, by gzip, which every proxy can. */
export async function measureLoad(
  browser: Browser,
  { url, state, mark, cpu = 1 }: MeasureLoadOptions,
): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState: state });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
    await session.send('Performance.enable');
    if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const types = new Map<string, { type: string; url: string }>();
    const loaded: { type: string; bytes: number; url: string }[] = [];
    session.on('Network.responseReceived', ({ requestId, type, response }) =>
      types.set(requestId, { type, url: response.url }),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const known = types.get(requestId);
      if (known && !known.url.startsWith('data:')) loaded.push({ ...known, bytes: encodedDataLength });
    });
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { longTasks: tasks });
      new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map((entry) => entry.duration)),
      ).observe({
        type: 'longtask',
        buffered: true,
      });
    });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark, {
      timeout: 60_000,
      polling: 20,
    });
    const { usableMs, tasks, later } = await page.evaluate((name) => {
      const usableMs = performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        usableMs,
        tasks: (globalThis as unknown as { longTasks: number[] }).longTasks,
        later: resources.filter(({ startTime }) => startTime > usableMs).map((entry) => entry.name),
      };
    }, mark);
    // The mark is seen a little after it was set: what was asked for in between was not waited for.
    const atMark = loaded.filter((entry) => !later.includes(entry.url));
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? Number.NaN;
    const bytesOf = (type: string) =>
      sum(atMark.filter((entry) => entry.type === type).map((entry) => entry.bytes));
    return {
      jsBytes: bytesOf('Script'),
      cssBytes: bytesOf('Stylesheet'),
      totalBytes: sum(atMark.map((entry) => entry.bytes)),
      requests: atMark.length,
      heapBytes: metric('JSHeapUsedSize'),
      domNodes: await page.evaluate(() => document.querySelectorAll('*').length),
      usableMs,
      tbtMs: sum(tasks.map((duration) => Math.max(0, duration - LONG_TASK_MS))),
      urls: atMark.map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`),
    };
  } finally {
    await context.close();
  }
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
