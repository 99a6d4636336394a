import { findBrowser } from '@portal/tooling-test/browser';
import { type Browser, chromium, type Frame, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GuestPage } from '../../test/guestPage.ts';
import type { HostPage } from '../../test/hostPage.ts';
import { startOrigins } from '../../test/startOrigins.ts';

declare const host: HostPage;
declare const guest: GuestPage;

let origins: Awaited<ReturnType<typeof startOrigins>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const found = findBrowser('chromium');
  if (!found) throw new Error('No Chromium found: set PORTAL_CHROMIUM to its path, or install one.');
  [origins, browser] = await Promise.all([
    startOrigins(),
    chromium.launch({ executablePath: found.path, args: found.args }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  origins?.close();
});
beforeEach(async () => {
  page = await browser.newPage();
  await page.goto(origins.portal);
  await page.waitForFunction(() => 'host' in window);
});
afterEach(() => page.close());

const guestEntry = (portal = origins.portal) => `/?portal=${encodeURIComponent(portal)}`;
const mountGuest = () =>
  page.evaluate(({ entry, origin }) => host.mount({ entry, origin }), {
    entry: guestEntry(),
    origin: origins.apps,
  });

const appFrame = () => page.frames().find((one) => one.url().startsWith(origins.apps));

async function connectedFrame(): Promise<Frame> {
  const frame = appFrame();
  if (!frame) throw new Error('no frame of the app');
  await frame.waitForFunction(() => 'guest' in window && guest.state === 'connected');
  return frame;
}

describe('two origins', { timeout: 30_000 }, () => {
  it('[E24] handshake, calls, events and token', async () => {
    expect(await mountGuest()).toBe('mounted');
    const frame = await connectedFrame();
    expect(await frame.evaluate(() => guest.welcome)).toEqual({
      v: 1,
      app: 'guest',
      paneId: 'pane-1',
      path: '/first',
      locale: 'zh-CN',
      theme: 'light',
    });
    expect(await frame.evaluate(() => guest.ask?.('getUserInfo'))).toMatchObject({ userName: 'owner' });
    expect(await frame.evaluate(() => guest.ask?.('fetch'))).toBe('access-token');
    await page.evaluate(() => host.handle?.update({ locale: 'ko-KR', theme: 'dark' }));
    await frame.waitForFunction(() => guest.heard.length === 2);
    expect(await frame.evaluate(() => guest.heard)).toEqual(['ko-KR', 'dark']);
  });

  it('[E25] steps inside the frame add nothing to the history', async () => {
    await mountGuest();
    const frame = await connectedFrame();
    const before = await page.evaluate(() => window.history.length);
    for (const path of ['/second', '/third']) await frame.evaluate((to) => guest.go?.(to), path);
    await page.evaluate(() => host.handle?.navigate('/fourth'));
    await frame.waitForFunction(() => window.location.hash === '#/fourth');
    expect(await page.evaluate(() => window.history.length)).toBe(before);
    expect(await page.evaluate(() => host.events)).toEqual([
      ['path', '/second', false],
      ['path', '/third', false],
    ]);
  });

  it('[E22] a frame that loads itself again connects again', async () => {
    await mountGuest();
    await (await connectedFrame()).evaluate(() => window.location.reload());
    const frame = await connectedFrame();
    expect(await frame.evaluate(() => guest.ask?.('getUserInfo'))).toMatchObject({ userName: 'owner' });
  });

  it('[E24] a portal that the app does not list learns nothing', async () => {
    await page.goto(`${origins.stranger}/host`);
    await page.waitForFunction(() => 'host' in window);
    const outcome = page.evaluate(
      ({ entry, origin }) => host.mount({ entry, origin }, { timeoutMs: 4_000 }),
      { entry: guestEntry(), origin: origins.apps },
    );
    await expect
      .poll(() => appFrame()?.evaluate(() => guest.state))
      .toContain('not framed by a portal it knows');
    expect(await outcome).toBe('load-timeout');
  });

  it('[E24] a page of another origin that took over the frame is not heard', async () => {
    await mountGuest();
    const frame = await connectedFrame();
    await frame.goto(`${origins.stranger}/?portal=${encodeURIComponent(origins.portal)}`);
    await frame.waitForFunction(() => 'guest' in window && guest.state !== 'connecting');
    expect(await frame.evaluate(() => guest.state)).not.toBe('connected');
    expect(await page.evaluate(() => host.calls)).toEqual([]);
  });

  it('[E34] an app that hangs is noticed, and so is its return', async () => {
    await mountGuest();
    const frame = await connectedFrame();
    await frame.evaluate(() => {
      setTimeout(() => {
        const end = performance.now() + 1_500;
        while (performance.now() < end);
      }, 10);
    });
    await page.waitForFunction(() => host.events.length === 2);
    expect(await page.evaluate(() => host.events)).toEqual([
      ['responsive', false],
      ['responsive', true],
    ]);
  });

  it('[E53] an app that answers 404 is told apart from one that never says hello', async () => {
    const mount = (entry: string) =>
      page.evaluate(({ entry, origin }) => host.mount({ entry, origin }, { timeoutMs: 4_000 }), {
        entry,
        origin: origins.apps,
      });
    expect(await mount('/gone/')).toBe('not-found');
    expect(await mount('/mute')).toBe('load-timeout');
    expect(await page.locator('iframe').count()).toBe(0);
  });

  it.each([
    ['/good/entry.js', 'mounted'],
    ['/gone/entry.js', 'not-found'],
    ['/page/entry.js', 'not-found'],
    ['/broken/entry.js', 'load-failed'],
    ['/empty/entry.js', 'load-failed'],
    ['/silent/entry.js', 'load-timeout'],
  ])('[E42] %s: %s', async (entry, outcome) => {
    const result = await page.evaluate(
      (to) => host.mount({ engine: 'module', entry: to }, { chunkTimeoutMs: 700 }),
      entry,
    );
    expect(result).toBe(outcome);
  });

  it('[E42] a listed style sheet that is not there fails the app', async () => {
    const mount = (styles: string[]) =>
      page.evaluate(
        (listed) => host.mount({ engine: 'module', entry: '/good/entry.js', styles: listed }),
        styles,
      );
    expect(await mount(['/gone.css'])).toBe('load-failed');
    expect(await mount([])).toBe('mounted');
  });
});
