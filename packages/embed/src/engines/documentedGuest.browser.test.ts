import { expect, it } from 'vitest';
import type { HostPage } from '../../test/hostPage.ts';
import { withOrigins } from '../../test/withOrigins.ts';

declare const host: HostPage;

const used = withOrigins();

it('[E129] the page of the documentation takes part as it stands there', { timeout: 30_000 }, async () => {
  const outcome = await used.page.evaluate(
    (origin) => host.mount({ entry: '/documented', origin }),
    used.origins.apps,
  );
  expect(outcome).toBe('mounted');
  const app = used.page.frameLocator('iframe');
  await expect.poll(() => app.locator('#path').textContent()).toBe('/first');
  await used.page.evaluate(() => {
    host.handle?.update({ locale: 'ko-KR' });
    host.handle?.navigate('/orders');
  });
  await expect.poll(() => app.locator('#path').textContent()).toBe('/orders');
  await expect.poll(() => app.locator('html').getAttribute('lang')).toBe('ko-KR');
  await app.locator('#next').click();
  await app.locator('#unsaved').check();
  await expect
    .poll(() => used.page.evaluate(() => host.calls))
    .toEqual(['setTitle by guest', 'setDirty by guest']);
  expect(await used.page.evaluate(() => host.handle?.beforeClose())).toEqual({
    dirty: true,
    message: 'Something is unsaved',
  });
  expect(await used.page.evaluate(() => host.events.filter(([what]) => what === 'path'))).toEqual([
    ['path', '/next', false],
  ]);
});
