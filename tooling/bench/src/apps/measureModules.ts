import type { BrowserContext } from 'playwright';
import { watchScripts } from './watchScripts.ts';

/** The pages of the module apps. */
const PAGES = {
  'sso-web': [
    '/embel/home',
    '/embel/list?id=new',
    '/embel/list?id=1',
    '/embel/list?tab=audit',
    '/user/basics-info',
    '/user/product-package',
    '/user/download-center',
    '/app/home',
    '/company/helper/center?docId=help-orders',
    '/company/helper/live-roadcast',
    '/company/notice/announcement',
    '/company/notice/notification',
    '/company/serve/serve-manage',
    '/company/serve/buy-serve?systemCode=ERP',
    '/company/serve/buy-renew?systemCode=ERP',
    '/company/serve/buy-additional?systemCode=ERP',
  ],
  universal_system: ['/download-center', '/bench/01'],
} as const;

/**
 * The scripts that a module app's page loads beyond React, which the shell brings: of the heaviest page, and of each. A page is
 * what a person waits for; the files of all pages together are a figure of `measureSizes`.
 */
export async function measureModules(context: BrowserContext, url: string) {
  const modules: Record<string, { heaviest: number; pages: Record<string, number> }> = {};
  for (const [app, paths] of Object.entries(PAGES)) {
    const pages: Record<string, number> = {};
    for (const path of paths) {
      const page = await context.newPage();
      const watch = watchScripts(page, `/micro/${app}/`, /\.js$/);
      await page.goto(`${url}/entry/svc-erp/ERP/${app}#${path}`);
      await page
        .locator('[data-active] > [role=tabpanel]')
        .getByRole('heading', { level: 1 })
        .first()
        .waitFor({ timeout: 60_000 });
      pages[path] = await (await watch.settled())();
      await page.close();
    }
    modules[app] = { heaviest: Math.max(...Object.values(pages)), pages };
  }
  return modules;
}
