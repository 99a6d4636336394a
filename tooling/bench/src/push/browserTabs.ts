import type { BrowserContext, Page } from 'playwright';

/** A tab of the measured browser. */
export type MeasuredTab = {
  page: Page;
  /** Push sockets that it has open. */
  sockets: () => number;
};

const PUSH_PATH = '/sso/ecSocket/';
const BELL = '[data-testid="notification-bell"]';

/** Signs a demo person in and opens so many tabs of the workspace. */
export async function openTabs(context: BrowserContext, url: string, count: number): Promise<MeasuredTab[]> {
  const first = await openTab(context);
  await first.page.goto(`${url}/login`);
  await first.page.locator('input[autocomplete="username"]').fill('owner');
  await first.page.locator('input[autocomplete="current-password"]').fill('Portal2026');
  await first.page.keyboard.press('Enter');
  await first.page.locator(BELL).waitFor({ timeout: 60_000 });
  const tabs = [first];
  while (tabs.length < count) tabs.push(await openWorkspace(context, url));
  return tabs;
}

/** One more tab of the workspace, ready to be told something. */
export async function openWorkspace(context: BrowserContext, url: string): Promise<MeasuredTab> {
  const tab = await openTab(context);
  await tab.page.goto(`${url}/entry/svc-erp/ERP`);
  await tab.page.locator(BELL).waitFor({ timeout: 60_000 });
  return tab;
}

async function openTab(context: BrowserContext): Promise<MeasuredTab> {
  const page = await context.newPage();
  let open = 0;
  page.on('websocket', (socket) => {
    if (!socket.url().includes(PUSH_PATH)) return;
    open += 1;
    socket.on('close', () => {
      open -= 1;
    });
  });
  return { page, sockets: () => open };
}

/** Notes, by the machine's clock, when the bell of a tab says another number. */
export function watchBell(page: Page): Promise<void> {
  return page.evaluate((selector) => {
    const bell = document.querySelector(selector);
    const changes: number[] = [];
    Object.assign(window, { bellChanges: changes });
    if (!bell) throw new Error('no bell');
    new MutationObserver(() => changes.push(Date.now())).observe(bell, { attributeFilter: ['aria-label'] });
  }, BELL);
}

/** When the bell changed first since it is watched; undefined when it did not. */
export function firstChange(page: Page): Promise<number | undefined> {
  return page.evaluate(() => (window as unknown as { bellChanges: number[] }).bellChanges[0]);
}

/** Toasts on screen. */
export function countToasts(page: Page): Promise<number> {
  return page.locator('[aria-live] > section [role="status"], [aria-live] > section [role="alert"]').count();
}

/** The number that the bell says. */
export async function unreadOf(page: Page): Promise<string> {
  return (await page.locator(BELL).getAttribute('aria-label')) ?? '';
}
