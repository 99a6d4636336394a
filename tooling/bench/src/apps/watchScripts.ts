import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { round } from '../lib/report.ts';

const QUIET_MS = 2_000;

/** Watches what a page loads from below a path; `settled` waits until nothing more comes, and tells the kB, gzipped. */
export function watchScripts(page: Page, below: string, kinds: RegExp) {
  const loaded: { name: string; bytes: Promise<number> }[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith(below) || !kinds.test(pathname)) return;
    const bytes = response.body().then((body) => gzipSync(body).length);
    loaded.push({ name: pathname, bytes });
  });
  return {
    async settled(): Promise<(without?: RegExp) => Promise<number>> {
      for (let before = -1; before !== loaded.length; ) {
        before = loaded.length;
        await page.waitForTimeout(QUIET_MS);
      }
      return async (without = /^$/) => {
        const bytes = await Promise.all(
          loaded.filter(({ name }) => !without.test(name)).map((part) => part.bytes),
        );
        return round(bytes.reduce((total, part) => total + part, 0) / 1_000);
      };
    },
  };
}
