import { test as base } from '@playwright/test';
import { PortalDriver } from './driver/PortalDriver.ts';
import { portalctl } from './driver/portalctl.ts';
import { SystemsDriver } from './driver/SystemsDriver.ts';

type Fixtures = {
  /** Drives the page. */
  portal: PortalDriver;
  /** Another browser tab of the same person. */
  second: PortalDriver;
  /** Opens the pages of the systems behind the menus. */
  systems: SystemsDriver;
  /** What an operator does beside it; answers what was printed. */
  portalctl: (...args: string[]) => Promise<string>;
};

/** A journey's test. */
export const test = base.extend<Fixtures>({
  portal: async ({ page }, use) => use(new PortalDriver(page)),
  second: async ({ context }, use) => use(new PortalDriver(await context.newPage())),
  systems: async ({ page }, use) => use(new SystemsDriver(page)),
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, this one nothing
  portalctl: async ({}, use) => use(portalctl),
});

export { expect } from '@playwright/test';
