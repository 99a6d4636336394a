import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { round } from '../lib/report.ts';

const QUIET_MS = 2_000;

/** Watches what a page loads from below a path; `settled` waits until nothing more comes, and tells the kB, gzipped. */
export function watchScripts(page: Page, below: string, kinds: RegExp) {
  const loaded = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // A second frame of the app has its files from the browser's store.
    if (!pathname.startsWith(below) || !kinds.test(pathname) || loaded.has(pathname)) return;
    loaded.set(
      pathname,
      response.body().then((body) => gzipSync(body).length),
    );
  });
  return {
    async settled(): Promise<(without?: RegExp) => Promise<number>> {
      for (let before = -1; before !== loaded.size; ) {
        before = loaded.size;
        await page.waitForTimeout(QUIET_MS);
      }
      return async (without = /^$/) => {
        const bytes = await Promise.all(
          [...loaded].filter(([name]) => !without.test(name)).map(([, size]) => size),
        );
        return round(bytes.reduce((total, part) => total + part, 0) / 1_000);
      };
    },
  };
}
