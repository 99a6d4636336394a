import type { Page } from 'playwright';
import { follow } from './openPortal.ts';

const PAGES = 24;

/** Opens bench pages from one number to another; those beyond the last page are pages again, with a query and a pane of their own. */
export async function openBenchPanes(page: Page, first: number, last: number): Promise<void> {
  for (let index = first; index <= last; index += 1) {
    const number = String(((index - 1) % PAGES) + 1).padStart(2, '0');
    const copy = index > PAGES;
    const key = copy ? `${await keyOf(page, `/bench/${number}`)}~${index}` : undefined;
    await follow(page, `/universal_system#/bench/${number}${copy ? `?copy=${index}` : ''}`, key);
    await page.locator(`[data-active] > [role=tabpanel] [data-bench-page="${number}"]`).waitFor();
  }
}

/** Keys of the panes by their path, from what the window saved. */
async function keyOf(page: Page, path: string): Promise<string> {
  return page.evaluate((wanted) => {
    const entry = Object.entries(sessionStorage).find(([key]) => key.includes(':panes:'))?.[1] ?? '{}';
    const { panes } = JSON.parse(entry);
    return panes.find((pane: { path: string }) => pane.path === wanted)?.key;
  }, path);
}
