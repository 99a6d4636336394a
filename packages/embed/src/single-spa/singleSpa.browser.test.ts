import { describe, expect, it } from 'vitest';
import type { HostPage } from '../../test/hostPage.ts';
import { withOrigins } from '../../test/withOrigins.ts';

declare const host: HostPage;

const used = withOrigins();

const mount = (entry: string, paneId = 'one', path = '/first') =>
  used.page.evaluate(
    ([to, options]) => host.mount({ name: 'legacy', engine: 'module', entry: to, styles: [] }, options),
    [entry, { paneId, path }] as const,
  );

describe('apps of other frameworks of micro-frontends', { timeout: 30_000 }, () => {
  it('[E151] an app built with single-spa-react mounts, works, follows and leaves', async () => {
    expect(await mount('/legacy/entry.js')).toBe('mounted');
    const button = used.page.locator('[data-pane=one] button');
    await button.click();
    expect(await button.textContent()).toBe('legacy:one at /first, pressed 1');
    await used.page.evaluate(() => host.handle?.navigate('/second'));
    await expect.poll(() => button.textContent()).toBe('legacy:one at /second, pressed 1');
    await used.page.evaluate(() => host.handle?.dispose());
    expect(await used.page.evaluate(() => (window as { legacyLeft?: string }).legacyLeft)).toBe('legacy:one');
    expect(await used.page.locator('[data-pane=one] > *').count()).toBe(0);
  });

  it('[E151] two panes of it are two instances', async () => {
    await mount('/legacy/entry.js');
    await mount('/legacy/entry.js', 'two', '/other');
    await used.page.locator('[data-pane=one] button').click();
    expect(await used.page.locator('[data-pane=two] button').textContent()).toBe(
      'legacy:two at /other, pressed 0',
    );
    await used.page.evaluate(() => host.panes.one?.dispose());
    expect(await used.page.locator('[data-pane=two] button').textContent()).toContain('legacy:two');
  });

  it('[E152] a classic script of qiankun mounts into its root element and leaves', async () => {
    expect(await mount('/qiankun/entry.js')).toBe('mounted');
    expect(await used.page.locator('[data-pane=one] #root').textContent()).toBe('stock for zh-CN');
    expect(await used.page.evaluate(() => (window as { stockBoots?: number }).stockBoots)).toBe(1);
    await used.page.evaluate(() => host.handle?.dispose());
    expect(await used.page.locator('[data-pane=one] > *').count()).toBe(0);
  });
});
