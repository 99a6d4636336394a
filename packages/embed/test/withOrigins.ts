import { findTestChromium } from '@portal/tooling-test/browser';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startOrigins } from './startOrigins.ts';

type Origins = Awaited<ReturnType<typeof startOrigins>>;

/** A browser for the tests of one file, and for each test a fresh page of the portal with `host` in it. */
export function withOrigins(): { origins: Origins; page: Page } {
  const now: { origins?: Origins; browser?: Browser; page?: Page } = {};
  beforeAll(async () => {
    const found = findTestChromium();
    if (!found) throw new Error('No Chromium found: set PORTAL_CHROMIUM to its path, or install one.');
    [now.origins, now.browser] = await Promise.all([
      startOrigins(),
      chromium.launch({ executablePath: found.path, args: found.args }),
    ]);
  });
  afterAll(async () => {
    await now.browser?.close();
    now.origins?.close();
  });
  beforeEach(async () => {
    now.page = await now.browser?.newPage();
    await now.page?.goto(now.origins?.portal ?? '');
    await now.page?.waitForFunction(() => 'host' in window);
  });
  afterEach(() => now.page?.close());
  const there = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('used outside a test');
    return value;
  };
  return {
    get origins() {
      return there(now.origins);
    },
    get page() {
      return there(now.page);
    },
  };
}
