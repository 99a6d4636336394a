import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser, findTestChromium } from '@portal/tooling-test/browser';
import { findFreePort, makeDataDir } from '@portal/tooling-test/server';
import { CALM } from './src/driver/motion.ts';

const root = resolve(import.meta.dirname, '../..');
/** Files of journeys that run beside each other, each lane on servers of its own. A portal that somebody else started takes one. */
const LANES = process.env.PORTAL_E2E_URL ? 1 : 2;
// Set before the workers start: they inherit it, and `portalctl` finds the same data. Free ports: another portal may run here.
const lanes = await Promise.all(
  Array.from({ length: LANES }, async (_, lane) => ({
    demo: await placeOf(`PORTAL_E2E_DEMO_${lane}`),
    lab: await placeOf(`PORTAL_E2E_LAB_${lane}`),
  })),
);

/** Where a server listens and keeps its data, which are removed in the end unless they were there before. */
async function placeOf(prefix: string): Promise<{ port: string; dataDir: string }> {
  process.env[`${prefix}_URL`] ??= process.env.PORTAL_E2E_URL ?? `http://localhost:${await findFreePort()}`;
  if (!process.env[`${prefix}_DATA_DIR`]) {
    const dataDir = process.env.PORTAL_E2E_DATA_DIR ?? makeDataDir();
    process.env[`${prefix}_DATA_DIR`] = dataDir;
    if (!process.env.PORTAL_E2E_DATA_DIR)
      process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  }
  const { port } = new URL(process.env[`${prefix}_URL`] ?? '');
  return { port, dataDir: process.env[`${prefix}_DATA_DIR`] ?? '' };
}

/** A server over new data. */
function serverOf({ port, dataDir }: { port: string; dataDir: string }, seed: string) {
  return {
    command: 'node --conditions=source apps/demo/src/main.ts',
    cwd: root,
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } as const,
    stdout: 'pipe' as const,
    env: { PORT: port, PORTAL_DATA_DIR: dataDir, PORTAL_SEED: seed, NODE_ENV: 'production' },
  };
}

const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
/** `--browser=firefox`: all journeys in that engine alone. Else all in Chromium, and those tagged `@engines` in the others. */
const asked = process.env.PORTAL_E2E_BROWSER;
const browserOf = (name: (typeof ENGINES)[number]) =>
  name === 'chromium' ? findTestChromium() : findBrowser(name);
const found = ENGINES.flatMap((name) => {
  const browser = browserOf(name);
  return browser && (!asked || asked === name) ? [{ name, browser }] : [];
});
const missing = ENGINES.filter((name) => !browserOf(name));
if (found[0]?.name !== (asked ?? 'chromium'))
  throw new Error(
    `No ${asked ?? 'Chromium'} found: set PORTAL_${(asked ?? 'chromium').toUpperCase()} to its path.`,
  );

const FIREFOX_BRIDGE = resolve(import.meta.dirname, 'src/engines/firefoxBridge.ts');

/** Journeys over a backend that knows only the documents; they bring it along. */
const DOCUMENTS = '**/documents/*.spec.ts';
/** Journeys in WebKitGTK, which speaks WebDriver alone and no protocol of Playwright's. */
const WEBKIT = '**/webkit/*.spec.ts';
const isSweep = process.env.PORTAL_E2E_SWEEP === '1';
const isDocumentsAlone = process.env.PORTAL_E2E_BACKEND === 'document';

export default defineConfig({
  testDir: './src',
  outputDir: './test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: false,
  workers: LANES,
  // A journey that needs its second try is listed as flaky and is to be mended: one of a hundred must not hide the others.
  retries: isSweep ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./src/engines/enginesReporter.ts', { missing }]],
  use: {
    baseURL: process.env[`PORTAL_E2E_DEMO_${process.env.TEST_PARALLEL_INDEX ?? 0}_URL`],
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Recording costs a good part of the time of a journey: the second try of one that failed is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: found.map(({ name, browser }) => ({
    name,
    ...(name === 'webkit' && browser.isStock ? { testMatch: WEBKIT } : { testIgnore: WEBKIT }),
    ...(isDocumentsAlone ? { testMatch: DOCUMENTS } : {}),
    ...(isSweep ? { grep: /@sweep/ } : { grepInvert: /@sweep/ }),
    ...(isSweep || name === 'chromium' || name === asked ? {} : { grep: /@engines/ }),
    use: {
      browserName: name,
      ...(name === 'chromium' && { contextOptions: CALM }),
      ...(name === 'firefox' && browser.isStock ? { channel: 'moz-firefox' } : {}),
      launchOptions: {
        executablePath: browser.isStock ? FIREFOX_BRIDGE : browser.path,
        args: browser.args,
        // Else a press in a frame of another origin, which has a process of its own there, reaches nobody.
        ...(browser.isStock && { firefoxUserPrefs: { 'fission.autostart': false } }),
        // Without a UTF-8 locale the browser saves files with Chinese names as "download".
        env: { ...process.env, LC_ALL: 'C.UTF-8', PORTAL_STOCK_FIREFOX: browser.path },
      },
    },
  })),
  webServer:
    process.env.PORTAL_E2E_URL || isDocumentsAlone
      ? undefined
      : lanes.flatMap(({ demo, lab }) => [serverOf(demo, 'demo'), serverOf(lab, 'lab')]),
});
