import type { Browser, BrowserContextOptions } from 'playwright';

/** A system whose home is the shell's own welcome page: what is measured is the shell, not a system's page. */
const WELCOME = '/entry/svc-oms/OMS';
/** A system whose home is a page with charts, as people start their day. */
const HOME = '/entry/svc-erp/ERP';

/** Signs in as the demo owner through the login page; answers the storage to start from and the pages to load. */
export async function signIn(
  browser: Browser,
  url: string,
): Promise<{ state: BrowserContextOptions['storageState']; url: string; home: string }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.locator('input[autocomplete="username"]').fill('owner');
  await page.locator('input[autocomplete="current-password"]').fill('Portal2026');
  // A sign-in that does not last would be over in the browsers that are measured, which begin with its storage alone.
  await page.getByRole('checkbox').check();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/entry/**');
  const state = await context.storageState();
  await context.close();
  return { state, url: url + WELCOME, home: url + HOME };
}

/** What a signed-in page finds in its storage. */
export function storedOf(state: BrowserContextOptions['storageState']) {
  return typeof state === 'object' ? state.origins.flatMap(({ localStorage }) => localStorage) : [];
}
