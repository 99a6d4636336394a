import type { Frame } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { GuestPage } from '../../test/guestPage.ts';
import type { HostPage } from '../../test/hostPage.ts';
import { withOrigins } from '../../test/withOrigins.ts';

declare const host: HostPage;
declare const guest: GuestPage;

const used = withOrigins();

const guestEntry = (portal = used.origins.portal) => `/?portal=${encodeURIComponent(portal)}`;
const mountGuest = () =>
  used.page.evaluate(({ entry, origin }) => host.mount({ entry, origin }), {
    entry: guestEntry(),
    origin: used.origins.apps,
  });

const appFrame = () => used.page.frames().find((one) => one.url().startsWith(used.origins.apps));

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
    await used.page.evaluate(() => host.handle?.update({ locale: 'ko-KR', theme: 'dark' }));
    await frame.waitForFunction(() => guest.heard.length === 2);
    expect(await frame.evaluate(() => guest.heard)).toEqual(['ko-KR', 'dark']);
  });

  it('[E25] steps inside the frame add nothing to the history', async () => {
    await mountGuest();
    const frame = await connectedFrame();
    const before = await used.page.evaluate(() => window.history.length);
    for (const path of ['/second', '/third']) await frame.evaluate((to) => guest.go?.(to), path);
    await used.page.evaluate(() => host.handle?.navigate('/fourth'));
    await frame.waitForFunction(() => window.location.hash === '#/fourth');
    expect(await used.page.evaluate(() => window.history.length)).toBe(before);
    expect(await used.page.evaluate(() => host.events)).toEqual([
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
    await used.page.goto(`${used.origins.stranger}/host`);
    await used.page.waitForFunction(() => 'host' in window);
    const outcome = used.page.evaluate(
      ({ entry, origin }) => host.mount({ entry, origin }, { timeoutMs: 4_000 }),
      { entry: guestEntry(), origin: used.origins.apps },
    );
    await expect
      .poll(() => appFrame()?.evaluate(() => guest.state))
      .toContain('not framed by a portal it knows');
    expect(await outcome).toBe('load-timeout');
  });

  it('[E24] a page of another origin that took over the frame is not heard', async () => {
    await mountGuest();
    const frame = await connectedFrame();
    await frame.goto(`${used.origins.stranger}/?portal=${encodeURIComponent(used.origins.portal)}`);
    await frame.waitForFunction(() => 'guest' in window && guest.state !== 'connecting');
    expect(await frame.evaluate(() => guest.state)).not.toBe('connected');
    expect(await used.page.evaluate(() => host.calls)).toEqual([]);
  });

  it('[E34] an app that hangs is noticed, and so is its return', async () => {
    await mountGuest();
    const frame = await connectedFrame();
    // Begins once the answer is on its way: a port's message is a task of its own.
    await frame.evaluate(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const end = performance.now() + 1_500;
        while (performance.now() < end);
      };
      port2.postMessage(undefined);
    });
    await used.page.waitForFunction(() => host.events.length === 2);
    expect(await used.page.evaluate(() => host.events)).toEqual([
      ['responsive', false],
      ['responsive', true],
    ]);
  });

  it('[E221] keys that the portal waits for are handed on from inside a frame', async () => {
    await mountGuest();
    const frame = await connectedFrame();
    await used.page.evaluate(() => host.waitForKeys(['Alt+KeyW']));
    await frame.evaluate(() => {
      window.focus();
      document.body.tabIndex = 0;
      document.body.focus();
    });
    // The part that listens is loaded when the portal first names its keys.
    await expect
      .poll(async () => {
        await used.page.keyboard.press('Alt+KeyW');
        await used.page.keyboard.press('KeyX');
        return used.page.evaluate(() => host.events);
      })
      .toContainEqual(['key', 'keydown', 'KeyW', 'pane-1']);
    const codes = await used.page.evaluate(() => host.events.map(([, , code]) => code));
    expect(codes).not.toContain('KeyX');
  });

  it('[E53] an app that answers 404 is told apart from one that never says hello', async () => {
    const mount = (entry: string) =>
      used.page.evaluate(({ entry, origin }) => host.mount({ entry, origin }, { timeoutMs: 4_000 }), {
        entry,
        origin: used.origins.apps,
      });
    expect(await mount('/gone/')).toBe('not-found');
    expect(await mount('/mute')).toBe('load-timeout');
    expect(await used.page.locator('iframe').count()).toBe(0);
  });

  it('[E250] a page that has loaded and says nothing is told of within 3 s, but not of an app that is known to greet', async () => {
    const { page, origins } = used;
    const mount = (name: string, entry: string, more = {}) =>
      page.evaluate(({ origin, ...entry }) => host.mount({ origin, ...entry }, { timeoutMs: 4_000 }), {
        name,
        entry,
        origin: origins.apps,
        ...more,
      });
    const asked = mount('stranger', '/mute');
    // Told while it is waited for: the time itself is a constant, which a busy machine would stretch.
    await page.waitForFunction(() => host.events.some(([name]) => name === 'mute'));
    expect(await asked).toBe('load-timeout');
    await page.evaluate(() => host.events.splice(0));
    expect(await mountGuest()).toBe('mounted');
    expect(await mount('guest', '/mute')).toBe('load-timeout');
    expect(await mount('shared', '/mute', { instance: 'app' })).not.toBe('mounted');
    expect(await page.evaluate(() => host.events.filter(([name]) => name === 'mute'))).toEqual([]);
  });

  it('[E251] a page that the content policy does not let in is told apart at once', async () => {
    const kind = await used.page.evaluate((origin) => {
      const policy = document.createElement('meta');
      policy.httpEquiv = 'Content-Security-Policy';
      policy.content = "frame-src 'none'";
      document.head.append(policy);
      return host.mount({ entry: '/mute', origin }, { timeoutMs: 3_000 });
    }, used.origins.apps);
    expect(kind).toBe('blocked');
  });

  it.each([
    ['/good/entry.js', 'mounted'],
    ['/gone/entry.js', 'not-found'],
    ['/page/entry.js', 'not-found'],
    ['/broken/entry.js', 'load-failed'],
    ['/empty/entry.js', 'load-failed'],
    ['/silent/entry.js', 'load-timeout'],
  ])('[E42] %s: %s', async (entry, outcome) => {
    const result = await used.page.evaluate(
      (to) => host.mount({ engine: 'module', entry: to }, { chunkTimeoutMs: 700 }),
      entry,
    );
    expect(result).toBe(outcome);
  });

  it('[E42] a listed style sheet that is not there fails the app', async () => {
    const mount = (styles: string[]) =>
      used.page.evaluate(
        (listed) => host.mount({ engine: 'module', entry: '/good/entry.js', styles: listed }),
        styles,
      );
    expect(await mount(['/gone.css'])).toBe('load-failed');
    expect(await mount([])).toBe('mounted');
  });
});
