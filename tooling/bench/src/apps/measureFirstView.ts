import { gzipSync } from 'node:zlib';
import type { BrowserContext } from 'playwright';
import { round } from '../lib/report.ts';

const VIEWS = {
  amazon: '/entry/svc-amazon/AMAZON_OPERATE/amazon#/setSail/index',
  scm_new: '/entry/svc-erp/ERP/scm_new#/sail-order-management',
};

/** What a frame app loads until its home is shown: scripts and styles, gzipped; charts come after the page. */
export async function measureFirstView(context: BrowserContext, url: string) {
  const views: Record<string, { withoutCharts: number; withCharts: number }> = {};
  for (const [app, address] of Object.entries(VIEWS)) {
    const page = await context.newPage();
    const loaded: { name: string; bytes: Promise<number> }[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.startsWith(`/${app}/`) || !/\.(?:js|css)$/.test(pathname)) return;
      const bytes = response.body().then((body) => gzipSync(body).length);
      loaded.push({ name: pathname, bytes });
    });
    await page.goto(url + address);
    await page
      .frameLocator('[role=tabpanel]:not([inert]) iframe')
      .getByRole('table')
      .first()
      .waitFor({ state: 'attached', timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const sum = async (parts: typeof loaded) => {
      const bytes = await Promise.all(parts.map((part) => part.bytes));
      return round(bytes.reduce((total, part) => total + part, 0) / 1_000);
    };
    views[app] = {
      withoutCharts: await sum(loaded.filter(({ name }) => !/\/Chart-/.test(name))),
      withCharts: await sum(loaded),
    };
    await page.close();
  }
  return views;
}
