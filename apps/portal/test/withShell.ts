import { findBrowser, findTestChromium } from '@portal/tooling-test/browser';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import { createBackend, storedSession } from './createBackend.ts';
import { ShellPage } from './ShellPage.ts';
import { serveBackend } from './serveBackend.ts';

export type OpenOptions = BrowserContextOptions & {
  /** Whose token the browser has stored. @default nobody's */
  as?: string;
  /** Stored beside it, by its key. */
  stored?: Record<string, string>;
  /** The host by which the shell is called. @default localhost */
  host?: string;
};

/**
 * A browser for the tests of one file; what it returns opens, for a test, a fresh one of a person with a server of their own.
 * It is whole for tests of what its build without windows has not, such as notifications.
 */
export function withShell({ isWhole = false } = {}): (options?: OpenOptions) => Promise<ShellPage> {
  let browser: Browser | undefined;
  vi.setConfig({ testTimeout: 30_000 });
  beforeAll(async () => {
    const found = isWhole ? findBrowser('chromium') : findTestChromium();
    if (!found) throw new Error('No Chromium found: set PORTAL_CHROMIUM to its path, or install one.');
    browser = await chromium.launch({ executablePath: found.path, args: found.args });
  });
  afterAll(() => browser?.close());

  return async ({ as, stored = {}, host = 'localhost', ...options } = {}) => {
    if (!browser) throw new Error('used outside a test');
    const backend = await createBackend();
    const { port, close } = await serveBackend(backend);
    onTestFinished(close);
    const origin = `http://${host}:${port}`;
    const localStorage = [
      ...(as === undefined ? [] : storedSession(as)),
      ...Object.entries(stored).map(([name, value]) => ({ name, value })),
    ];
    const context = await browser.newContext({
      locale: 'zh-CN',
      viewport: { width: 1280, height: 800 },
      // What moves is drawn over and over; it has stories of its own.
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
      ...options,
    });
    context.setDefaultTimeout(10_000);
    onTestFinished(() => context.close());
    await context.routeWebSocket(/.*/, () => {});
    return new ShellPage(await context.newPage(), backend, origin);
  };
}
