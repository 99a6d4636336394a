import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '@portal/tooling-test/browser';
import { makeDataDir } from '@portal/tooling-test/server';

const root = resolve(import.meta.dirname, '../..');
const port = Number(process.env.PORTAL_E2E_PORT ?? 4480);
// Set before the workers start: they inherit it, and `portalctl` finds the same data.
if (!process.env.PORTAL_E2E_DATA_DIR) {
  const dataDir = makeDataDir();
  process.env.PORTAL_E2E_DATA_DIR = dataDir;
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
}
const url = process.env.PORTAL_E2E_URL ?? `http://localhost:${port}`;

const found = (['chromium', 'firefox'] as const).flatMap((name) => {
  const browser = findBrowser(name);
  if (!browser) console.log(`${name}: not found, its journeys are skipped`);
  return browser ? [{ name, browser }] : [];
});
if (found[0]?.name !== 'chromium')
  throw new Error('No Chromium found: set PORTAL_CHROMIUM to its path, or install one.');

export default defineConfig({
  testDir: './src',
  outputDir: './test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: false,
  workers: 1,
  // A journey that needs its second try is listed as flaky and is to be mended: one of a hundred must not hide the others.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Recording costs a good part of the time of a journey: the second try of one that failed is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: found.map(({ name, browser }) => ({
    name,
    use: {
      browserName: name,
      launchOptions: {
        executablePath: browser.path,
        args: browser.args,
        // Without a UTF-8 locale the browser saves files with Chinese names as "download".
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
      },
    },
  })),
  webServer: process.env.PORTAL_E2E_URL
    ? undefined
    : {
        command: `node --conditions=source apps/server/src/main.ts`,
        cwd: root,
        url: `${url}/readyz`,
        timeout: 120_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        stdout: 'pipe',
        env: {
          PORT: String(port),
          PORTAL_DATA_DIR: process.env.PORTAL_E2E_DATA_DIR,
          NODE_ENV: 'production',
        },
      },
});
