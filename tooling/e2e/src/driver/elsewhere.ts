import type { Browser, Page } from '@playwright/test';
import { PortalDriver } from './PortalDriver.ts';

/** The same portal at another computer, where somebody has signed in. */
export async function elsewhere(browser: Browser, page: Page, account: string): Promise<PortalDriver> {
  const context = await browser.newContext({ baseURL: new URL('/', page.url()).href, locale: 'zh-CN' });
  const portal = new PortalDriver(await context.newPage());
  await portal.enter(account);
  return portal;
}
