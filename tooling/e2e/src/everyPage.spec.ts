import AxeBuilder from '@axe-core/playwright';
import { expect, SWEEP, test } from './test.ts';

/** Pages that no menu of a system leads to. */
const OTHERS = [
  '/company/notice/announcement',
  '/company/notice/notification',
  '/user/download-center',
  '/company/serve/serve-manage',
  '/company/serve/buy-serve',
  '/company/serve/buy-additional',
  '/company/serve/buy-renew',
  '/user/product-package',
  '/app/home',
  '/company/helper/center',
  '/embel/list',
  '/user/basics-info',
].map((path) => ({ system: 'ERP', app: 'sso-web', path, name: path }));

for (const locale of ['zh_CN', 'en_US', 'ko_KR'])
  test(
    `[J3] every kind of page has no axe violation, light and dark: ${locale}`,
    SWEEP,
    async ({ page, portal, systems }) => {
      test.setTimeout(60 * 60_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((language) => localStorage.setItem('portal:language', language), locale);
      await portal.enter();
      for (const leaf of [...pagesOf(await systems.leaves()), ...OTHERS]) {
        await systems.open(leaf);
        await expect(systems.content(leaf.app).locator('[aria-busy="true"]')).toHaveCount(0);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const { violations } = await new AxeBuilder({ page }).analyze();
          const found = violations.map(({ id, nodes }) => [
            id,
            ...nodes.map(({ html }) => html.slice(0, 200)),
          ]);
          const where = `${leaf.app}${leaf.path}, ${colorScheme}`;
          // At once: the whole takes long, and what is wrong is wanted early.
          if (found.length > 0) console.log(where, JSON.stringify(found));
          expect.soft(found, where).toEqual([]);
        }
      }
    },
  );

/** One leaf for each page: views of a list differ in their rows. What stands elsewhere is not the portal's. */
function pagesOf<Leaf extends { app: string; path: string }>(leaves: readonly Leaf[]): Leaf[] {
  const own = leaves.filter(({ app }) => app !== 'iframe');
  return [...new Map(own.map((leaf) => [leaf.app + leaf.path.split('?')[0], leaf])).values()];
}
