import type { Frame } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { GuestDriver } from '../../test/GuestDriver.ts';
import type { GuestPage } from '../../test/guestPage.ts';
import type { HostPage } from '../../test/hostPage.ts';
import { withOrigins } from '../../test/withOrigins.ts';

declare const host: HostPage;
declare const driver: GuestDriver;
declare const guest: GuestPage;

const used = withOrigins();

async function mount(paneId: string, path: string, page = ''): Promise<Frame> {
  const portal = encodeURIComponent(used.origins.portal);
  const outcome = await used.page.evaluate(
    ([entry, origin, options]) => host.mount({ entry, origin, spare: true }, options),
    [`/${page}?portal=${portal}`, used.origins.apps, { paneId, path }] as const,
  );
  expect(outcome).toBe('mounted');
  const element = await used.page.locator(`[data-pane=${paneId}] iframe`).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('no frame');
  await frame.waitForFunction(() => 'driver' in window);
  return frame;
}

/** The frame that no pane has. */
async function waitingFrame(): Promise<Frame> {
  const place = used.page.locator('body > div[inert] > iframe');
  await place.waitFor({ state: 'attached' });
  const frame = await (await place.elementHandle())?.contentFrame();
  if (!frame) throw new Error('no frame');
  await frame.evaluate(() => Object.assign(window, { kept: true }));
  return frame;
}

const frames = () => used.page.locator('iframe').count();

describe('a frame that waits', { timeout: 30_000 }, () => {
  it('[E145] is there soon after the first, out of sight and reach, and draws and learns nothing', async () => {
    await mount('one', '/first');
    const waiting = await waitingFrame();
    await expect.poll(() => waiting.evaluate(() => document.readyState)).toBe('complete');
    expect(await used.page.locator('body > div[inert]').isVisible()).toBe(false);
    expect(await waiting.evaluate(() => [guest.state, guest.welcome])).toEqual(['connecting', undefined]);
    expect(await frames()).toBe(2);
  });

  it('[E145] becomes the frame of the next pane without loading again, and another one waits', async () => {
    await mount('one', '/first');
    await waitingFrame();
    const two = await mount('two', '/second?a=1');
    expect(await two.evaluate(() => 'kept' in window)).toBe(true);
    expect(await two.evaluate(() => [driver.path(), location.hash])).toEqual(['/second?a=1', '#/second?a=1']);
    expect(await two.evaluate(() => guest.welcome)).toMatchObject({
      paneId: 'two',
      path: '/second?a=1',
      locale: 'zh-CN',
    });
    expect(await two.evaluate(() => guest.welcome)).not.toHaveProperty('waiting');
    await two.evaluate(() => driver.ask('setTitle', { title: 'Two' }));
    expect(await used.page.evaluate(() => host.callers)).toEqual(['two']);
    expect(await used.page.locator('[data-pane=two] iframe').getAttribute('title')).toBe('Guest');
    await waitingFrame();
    expect(await frames()).toBe(3);
  });

  it('[E146] goes with the last pane of its app', async () => {
    await mount('one', '/first');
    await waitingFrame();
    await mount('two', '/second');
    await waitingFrame();
    await used.page.evaluate(() => host.panes.one?.dispose());
    expect(await frames()).toBe(2);
    await used.page.evaluate(() => host.panes.two?.dispose());
    expect(await frames()).toBe(0);
    expect(await used.page.locator('body > div[inert]').count()).toBe(0);
  });

  it('[E147] gets nothing from the shell, whatever it asks', async () => {
    await mount('one', '/first', 'plain');
    const waiting = await waitingFrame();
    // By asking: a frame that nobody sees gets no animation frames, by which a page would wait.
    await expect.poll(() => waiting.evaluate(() => 'driver' in window)).toBe(true);
    for (const type of ['getUserInfo', 'setTitle', 'navigate', 'openMenu', 'routeChanged', 'reportError'])
      await waiting.evaluate(
        (name) =>
          driver.ask(name, { title: 'a', path: '/a', menuId: '1', pageUrl: '/a' }).catch(() => undefined),
        type,
      );
    expect(await waiting.evaluate(() => driver.ask('getUserInfo'))).toMatchObject({ ok: false });
    // Whether a page answers at once is watched as well, and is no matter here.
    const events = await used.page.evaluate(() => host.events.filter(([what]) => what !== 'responsive'));
    expect([await used.page.evaluate(() => host.calls), events]).toEqual([[], []]);
  });

  it('[E148] is none in a browser that cannot move it without loading it again: every pane loads its own', async () => {
    await used.page.evaluate(() => {
      Reflect.deleteProperty(Element.prototype, 'moveBefore');
    });
    await mount('one', '/first');
    await mount('two', '/second');
    expect(await frames()).toBe(2);
  });
});
