import { describe, expect, it } from 'vitest';
import type { GuestDriver } from '../../test/GuestDriver.ts';
import type { HostPage } from '../../test/hostPage.ts';
import { withOrigins } from '../../test/withOrigins.ts';

declare const host: HostPage;
declare const driver: GuestDriver;

const used = withOrigins();

async function mount(paneId: string, path: string): Promise<void> {
  const outcome = await used.page.evaluate(
    ([entry, origin, options]) => host.mount({ entry, origin, instance: 'app' }, options),
    [`/?portal=${encodeURIComponent(used.origins.portal)}`, used.origins.apps, { paneId, path }] as const,
  );
  expect(outcome).toBe('mounted');
}

/** Brings one pane to the front, as the shell does. */
async function bring(paneId: string): Promise<void> {
  await used.page.evaluate((front) => {
    for (const [id, pane] of Object.entries(host.panes)) if (id !== front) pane.hide();
    host.panes[front]?.show();
  }, paneId);
}

function appFrame() {
  const frame = used.page.frames().find((one) => one.url().startsWith(used.origins.apps));
  if (!frame) throw new Error('no frame');
  return frame;
}

const pathIs = (path: string) => appFrame().waitForFunction((to) => driver.path() === to, path);

describe('one frame for all panes of an app', { timeout: 30_000 }, () => {
  it('[E140] shows the path of the pane in front, without loading again', async () => {
    await mount('one', '/first');
    await bring('one');
    await appFrame().evaluate(() => Object.assign(window, { kept: true }));
    await mount('two', '/second');
    await bring('two');
    await pathIs('/second');
    await appFrame().evaluate(() => driver.ask('routeChanged', { path: '/second/7' }));
    await bring('one');
    await pathIs('/first');
    await bring('two');
    await pathIs('/second/7');
    expect(await used.page.locator('iframe').count()).toBe(1);
    expect(await appFrame().evaluate(() => 'kept' in window)).toBe(true);
  });

  it('[E140] what the app asks is asked by the pane in front', async () => {
    await mount('one', '/first');
    await bring('one');
    await mount('two', '/second');
    await appFrame().evaluate(() => driver.ask('setTitle', { title: 'a' }));
    await bring('two');
    await appFrame().evaluate(() => driver.ask('setTitle', { title: 'b' }));
    expect(await used.page.evaluate(() => host.callers)).toEqual(['one', 'two']);
  });

  it('[E141] the frame lies over its pane and follows its size, and is never moved in the page', async () => {
    await mount('one', '/first');
    await mount('two', '/second');
    await bring('two');
    const place = () =>
      used.page.evaluate(() => {
        const box = (selector: string) => {
          const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
          return [x, y, width, height];
        };
        return { frame: box('iframe'), pane: box('[data-pane=two]') };
      });
    const before = await place();
    expect(before.frame).toEqual(before.pane);
    await used.page.evaluate(() => {
      const pane = document.querySelector<HTMLElement>('[data-pane=two]');
      if (pane) pane.style.inlineSize = '300px';
    });
    await expect.poll(async () => (await place()).frame[2]).toBe(300);
  });

  it('[E142] closes with its last pane, and opens anew for the next', async () => {
    await mount('one', '/first');
    await mount('two', '/second');
    await used.page.evaluate(() => host.panes.one?.dispose());
    expect(await used.page.locator('iframe').count()).toBe(1);
    await used.page.evaluate(() => host.panes.two?.dispose());
    await expect.poll(() => used.page.locator('iframe').count()).toBe(0);
    await mount('three', '/third');
    await bring('three');
    await appFrame().waitForFunction(() => 'driver' in window);
    await pathIs('/third');
  });
});
