import { test as base } from '@playwright/test';
import { PortalDriver } from './driver/PortalDriver.ts';

/** A journey's test: `portal` drives the page, `second` another browser tab of the same person. */
export const test = base.extend<{ portal: PortalDriver; second: PortalDriver }>({
  portal: async ({ page }, use) => use(new PortalDriver(page)),
  second: async ({ context }, use) => use(new PortalDriver(await context.newPage())),
});

export { expect } from '@playwright/test';
