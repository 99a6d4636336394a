import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';

const DRAWER = /Assistant(?:Panel|Drawer)|marked/;

/** Opens the drawer; answers the gzipped bytes of scripts that it loads, and those of it that were there before. */
export async function measureLoad(
  page: Page,
  openDrawer: () => Promise<void>,
): Promise<{ before: number; opened: number }> {
  const loaded: Promise<number>[] = [];
  let before = 0;
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  for (const name of names) if (DRAWER.test(name)) before += 1;
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    loaded.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await openDrawer();
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('response');
  const sizes = await Promise.all(loaded);
  return { before, opened: sizes.reduce((total, size) => total + size, 0) };
}
