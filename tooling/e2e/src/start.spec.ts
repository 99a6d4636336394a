import { expect, test } from './test.ts';

test('[P528] the first frame has the colours that the person chose, before any script is there', async ({
  portal,
  page,
}) => {
  await portal.enter();
  await portal.chooseFromAvatar('深色');
  await page.keyboard.press('Escape');
  const background = (element: string) =>
    page.locator(element).evaluate((found) => getComputedStyle(found).backgroundColor);
  const dark = await background('body');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(await background('html')).toBe(dark);
});

test('[P529] the typeface is asked for after the frame that shows the first screen, and then used', async ({
  portal,
  page,
}) => {
  await page.addInitScript(() => {
    const look = (now: number) => {
      if (document.querySelector('#root > :not(.portal-boot)')) Object.assign(window, { firstFrame: now });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await portal.enter();
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('14px "Inter Variable"') && document.fonts.size))
    .toBeGreaterThan(0);
  const { shown, asked } = await page.evaluate(() => ({
    shown: (window as { firstFrame?: number }).firstFrame,
    asked: performance.getEntriesByType('resource').find(({ name }) => name.includes('inter-latin'))
      ?.startTime,
  }));
  expect(asked).toBeGreaterThan(shown ?? Number.POSITIVE_INFINITY);
});

test('[P530] an app is loaded while the pointer is on a link to it, once', async ({ portal, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/universal_system\/entry\.js/.test(request.url())) asked.push(request.url());
  });
  await portal.enter();
  // What listens comes with it.
  await expect(page.getByTestId('notification-bell')).toBeVisible();
  expect(asked).toEqual([]);
  // The list that a press unfolds is near as well ([P741]): from here on it may be asked for.
  await page.getByRole('navigation').getByRole('button', { name: '报表' }).click();
  await page.getByRole('tab', { name: '导出', exact: true }).click();
  const link = page.locator('a[href*="universal_system#/download-center"]').first();
  await link.hover();
  await expect.poll(() => asked.length).toBe(1);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: '导出中心' })).toBeVisible();
  expect(asked).toHaveLength(1);
});
