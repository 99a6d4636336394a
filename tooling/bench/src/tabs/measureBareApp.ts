import type { Browser, Page } from 'playwright';
import { heapBytes, openPortal } from './openPortal.ts';

const INSTANCES = 20;

/** Bytes of heap that each instance of the micro-app needs in a page that holds nothing else. */
export async function measureBareApp(browser: Browser, url: string): Promise<number> {
  const { page, session, context } = await openPortal(browser, url);
  try {
    const map = await page.locator('script[type=importmap]').first().textContent();
    await page.route('**/bench-bare', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>bare</title><script type="importmap">${map}</script><body></body>`,
      }),
    );
    await page.goto(`${url}/bench-bare`);
    await mountInstances(page, 0, 1);
    const one = await heapBytes(session);
    await mountInstances(page, 1, INSTANCES);
    return ((await heapBytes(session)) - one) / INSTANCES;
  } finally {
    await context.close();
  }
}

async function mountInstances(page: Page, from: number, count: number): Promise<void> {
  await page.evaluate(
    async ([first, number]) => {
      const entry = '/micro/universal_system/entry.js';
      const app = await import(entry);
      const nothing = async () => undefined;
      const portal = new Proxy({}, { get: (_, name) => (name === 'on' ? () => nothing : nothing) });
      for (let index = first; index < first + number; index += 1) {
        const host = document.body.appendChild(document.createElement('div'));
        const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
        const path = `/bench/${String((index % 24) + 1).padStart(2, '0')}`;
        const context = { paneId: `p${index}`, container, path, locale: 'zh-CN', theme: 'light', portal };
        await app.mount({ ...context, navigate: () => undefined });
      }
    },
    [from, count] as const,
  );
}
