import type { Browser, BrowserContextOptions } from 'playwright';

/** Everything that one cold visit asked for until the network was quiet. */
export type Visit = {
  requests: number;
  totalBytes: number;
  scripts: number;
  styleSheets: number;
  /** Calls of the server's contract. */
  calls: number;
  /** Those of them that began once the workspace could be used. */
  lateCalls: number;
  urls: string[];
};

export type MeasureQuietOptions = { url: string; state: BrowserContextOptions['storageState'] };

type Entry = { type: string; url: string; bytes: number };

/** Longer than any step of a start waits for the one before, on a busy machine, too. */
const QUIET_MS = 4000;
const LOOK_EVERY_MS = 100;

/** Loads a page in a fresh context with an empty cache until nothing has been asked for during some seconds. */
export async function measureQuiet(browser: Browser, { url, state }: MeasureQuietOptions): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState: state });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const asked = new Map<string, Entry>();
    let lastChange = performance.now();
    const settle = (id: string, bytes: number) => {
      const entry = asked.get(id);
      if (entry) entry.bytes = bytes;
      lastChange = performance.now();
    };
    session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
      if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
      asked.set(requestId, { type, url: request.url, bytes: 0 });
      lastChange = performance.now();
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      settle(requestId, encodedDataLength),
    );
    session.on('Network.loadingFailed', ({ requestId }) => settle(requestId, 0));
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => performance.getEntriesByName('portal:usable').length > 0);
    while (performance.now() - lastChange < QUIET_MS) await page.waitForTimeout(LOOK_EVERY_MS);
    // What still runs then is a stream: it is counted as a request.
    const entries = [...asked.values()];
    const count = (...types: string[]) => entries.filter(({ type }) => types.includes(type)).length;
    return {
      requests: entries.length,
      totalBytes: entries.reduce((total, { bytes }) => total + bytes, 0),
      scripts: count('Script'),
      styleSheets: count('Stylesheet'),
      calls: count('Fetch', 'XHR'),
      lateCalls: await page.evaluate(countLateCalls),
      urls: entries.map((entry) => `${entry.bytes} ${entry.type} ${new URL(entry.url).pathname}`),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function countLateCalls(): number {
  const [usable] = performance.getEntriesByName('portal:usable');
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'fetch')
    .filter(({ startTime }) => startTime > (usable?.startTime ?? 0)).length;
}
