import { test as base, type TestInfo } from '@playwright/test';
import { bringForwardOn } from './driver/bringForward.ts';
import { CALM } from './driver/motion.ts';
import { PortalDriver } from './driver/PortalDriver.ts';
import { portalctlOn } from './driver/portalctl.ts';
import { SystemsDriver } from './driver/SystemsDriver.ts';
import { fillInFirefox } from './engines/fillInFirefox.ts';
import { whyNotInFirefox } from './engines/notInFirefox.ts';

type Fixtures = {
  /** Which data the journey needs: those of an ordinary start, or `lab` for scale, bench pages and drills. */
  seed: 'demo' | 'lab';
  /** Drives the page. */
  portal: PortalDriver;
  /** Another browser tab of the same person. */
  second: PortalDriver;
  /** Opens the pages of the systems behind the menus. */
  systems: SystemsDriver;
  /** What an operator does beside it; answers what was printed. */
  portalctl: (...args: string[]) => Promise<string>;
  /** Has the server do at once what waits for its moment, such as questions that are asked by themselves. */
  bringForward: (kind: string) => Promise<void>;
};

/** Of a journey that runs in every engine there is, also where only Chromium was asked for. */
export const ENGINES = { tag: '@engines' };

/** Of a walk over everything that takes too long for each run: `npm test -- pages`. */
export const SWEEP = { tag: '@sweep' };

/** A journey's test. */
export const test = base.extend<Fixtures, object>({
  seed: ['demo', { option: true }],
  // A journey may open contexts of its own: each is made ready.
  browser: [
    async ({ browser, browserName, channel }, use) => {
      const newContext = browser.newContext.bind(browser);
      if (channel === 'moz-firefox')
        browser.newContext = async (options) => fillInFirefox(await newContext(options));
      if (browserName === 'chromium') browser.newContext = (options) => newContext({ ...CALM, ...options });
      await use(browser);
    },
    { scope: 'worker' },
  ],
  context: async ({ context, channel }, use, info) => {
    const isStock = channel === 'moz-firefox';
    const reason = isStock ? whyNotInFirefox(info.title) : undefined;
    info.skip(reason !== undefined, reason);
    await use(isStock ? await fillInFirefox(context) : context);
  },
  baseURL: async ({ seed }, use, info) => use(laneOf(seed, info).url),
  portal: async ({ page }, use) => use(new PortalDriver(page)),
  second: async ({ context }, use) => use(new PortalDriver(await context.newPage())),
  systems: async ({ page }, use) => use(new SystemsDriver(page)),
  portalctl: async ({ seed }, use, info) => {
    await use((...args) => portalctlOn(laneOf(seed, info).dataDir, ...args));
  },
  bringForward: async ({ seed }, use, info) => {
    await use((kind) => bringForwardOn(laneOf(seed, info).dataDir, kind));
  },
});

/** The server of the lane that a journey runs in; playwright.config.ts starts it. */
function laneOf(seed: Fixtures['seed'], { parallelIndex }: TestInfo) {
  const prefix = `PORTAL_E2E_${seed.toUpperCase()}_${parallelIndex}`;
  return { url: process.env[`${prefix}_URL`], dataDir: process.env[`${prefix}_DATA_DIR`] };
}

export { expect } from '@playwright/test';
