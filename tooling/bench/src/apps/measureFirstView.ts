import type { BrowserContext } from 'playwright';
import { watchScripts } from './watchScripts.ts';

const VIEWS = {
  amazon: '/entry/svc-amazon/AMAZON_OPERATE/amazon#/setSail/index',
  scm_new: '/entry/svc-erp/ERP/scm_new#/sail-order-management',
};

/** What a frame app loads until its home is shown: scripts and styles, gzipped, with the charts that come after the page. */
export async function measureFirstView(context: BrowserContext, url: string) {
  const views: Record<string, { all: number; withoutCharts: number }> = {};
  for (const [app, address] of Object.entries(VIEWS)) {
    const page = await context.newPage();
    const watch = watchScripts(page, `/${app}/`, /\.(?:js|css)$/);
    await page.goto(url + address);
    await page
      .frameLocator('[data-active] > [role=tabpanel] iframe')
      .getByRole('table')
      .first()
      .waitFor({ state: 'attached', timeout: 60_000 });
    const kB = await watch.settled();
    views[app] = { all: await kB(), withoutCharts: await kB(/\/Chart-/) };
    await page.close();
  }
  return views;
}
