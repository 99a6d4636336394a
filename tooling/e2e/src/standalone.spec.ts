import { serveAlone } from './driver/serveAlone.ts';
import { expect, test } from './test.ts';

/** A page with a list of the company's data. */
const PAGES = {
  'sso-web': '/embel/home',
  'universal-system': '/download-center',
  amazon: '/setSail/index',
  'scm-new': '/sail-order-management',
};

test.setTimeout(180_000);

for (const [app, path] of Object.entries(PAGES)) {
  test(`[J4] ${app} stands alone for its developers, in the language and theme of the address`, async ({
    portal,
    page,
    context,
  }) => {
    await portal.enter();
    const { origin } = portal;
    const token = await page.evaluate(() => localStorage.getItem('portal:token') ?? '');
    await page.goto('about:blank');
    const alone = await serveAlone(app, origin);
    try {
      const opened = await context.newPage();
      opened.on('dialog', (question) => void question.accept(token));
      await opened.goto(`${alone.url}?locale=en-US&theme=dark#${path}`);
      await expect(opened.locator('tbody tr').first()).toBeAttached({ timeout: 90_000 });
      await expect(opened.locator('[data-mantine-color-scheme=dark]').first()).toBeAttached();
      await expect(opened.getByRole('heading', { level: 1 })).toHaveText(/^[\p{ASCII}]+$|^Hello, /u);
    } finally {
      alone.stop();
    }
  });
}
