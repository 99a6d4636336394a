import type { Frame, Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GuestDriver } from '../../test/GuestDriver.ts';
import type { HostPage } from '../../test/hostPage.ts';
import { withOrigins } from '../../test/withOrigins.ts';
import type { MicroAppEntry } from '../core/types.ts';

declare const host: HostPage;
declare const driver: GuestDriver;

const used = withOrigins();

const CAPABILITIES = ['getUserInfo', 'getCookie', 'openDialog', 'navigate', 'setTitle', 'setDirty'];
const HOSTS: Record<string, () => Partial<MicroAppEntry>> = {
  'a module': () => ({ engine: 'module', entry: '/guest/entry.js', styles: [] }),
  'a frame': () => ({
    entry: `/?portal=${encodeURIComponent(used.origins.portal)}`,
    origin: used.origins.apps,
  }),
  'a frame for all panes': () => ({
    entry: `/?portal=${encodeURIComponent(used.origins.portal)}`,
    origin: used.origins.apps,
    instance: 'app',
  }),
  'a frame without the SDK': () => ({
    entry: `/plain?portal=${encodeURIComponent(used.origins.portal)}`,
    origin: used.origins.apps,
  }),
};

/** Adds a box to the app, on the page or in its shadow root, and scrolls it. */
function scrollABox(): Promise<void> {
  const box = document.createElement('div');
  box.style.cssText = 'height:40px;overflow:auto';
  box.append(document.createElement('div'));
  (box.firstElementChild as HTMLElement).style.height = '400px';
  const module = document.querySelector('[data-pane] > div')?.shadowRoot?.lastElementChild;
  (module ?? document.body).append(box);
  return new Promise((resolve) => {
    box.addEventListener('scroll', () => resolve(), { once: true });
    box.scrollTop = 25;
  });
}

describe.each(Object.keys(HOSTS))('%s', { timeout: 30_000 }, (name) => {
  let app: Page | Frame;
  beforeEach(async () => {
    const entry = {
      ...HOSTS[name]?.(),
      capabilities: [...CAPABILITIES, 'routeChanged', 'stateChanged', 'reportError'],
      cookies: ['theme'],
    };
    expect(await used.page.evaluate((part) => host.mount(part), entry)).toBe('mounted');
    await used.page.evaluate(() => host.handle?.show());
    app = used.page.frames().find((frame) => frame.url().startsWith(used.origins.apps)) ?? used.page;
    await app.waitForFunction(() => 'driver' in window);
  });
  const ask = (type: string, payload?: object) =>
    app.evaluate(([what, given]) => driver.ask(what, given), [type, payload] as const);

  it('[E120] its calls reach the shell, with answers', async () => {
    expect(await ask('getUserInfo')).toMatchObject({ ok: true, data: { userName: 'owner' } });
    expect(await ask('getCookie', { name: 'theme' })).toEqual({ ok: true, data: 'theme value' });
    expect(await ask('openDialog', { name: 'confirm' })).toEqual({ ok: true, data: 'confirm answered' });
    for (const [type, payload] of [
      ['setTitle', { title: 'Orders' }],
      ['setDirty', { dirty: true }],
      ['openMenu', { menuId: '12' }],
      ['muteTimeChanged', undefined],
      ['navigate', { path: '/there' }],
    ] as const)
      expect(await ask(type, payload)).toMatchObject({ ok: true });
    expect(await used.page.evaluate(() => host.calls)).toEqual(
      ['setTitle', 'setDirty', 'openMenu', 'muteTimeChanged', 'navigate'].map((type) => `${type} by guest`),
    );
  });

  it('[E120] what it may not do is refused with its reason', async () => {
    expect(await ask('getCookie', { name: 'portal-session' })).toEqual({ ok: false, code: 'not-allowed' });
    expect(await ask('navigate', { path: 'javascript:alert(1)' })).toEqual({
      ok: false,
      code: 'invalid-message',
    });
    expect(await used.page.evaluate(() => host.calls)).toEqual([]);
  });

  it('[E120] its steps and its errors are told to the pane', async () => {
    await ask('routeChanged', { path: '/second' });
    await ask('reportError', { pageUrl: '/second' });
    const isStep = (what: string) => what === 'path' || what === 'error';
    const events = await used.page.evaluate(() => host.events);
    expect(events.filter(([what]) => isStep(what))).toEqual([
      ['path', '/second', false],
      ['error', { errorCode: 404, pageUrl: '/second' }],
    ]);
  });

  it('[E120] it hears of language, colours, the person, a reload and a path', async () => {
    await used.page.evaluate(() => {
      host.handle?.update({ locale: 'ko-KR' });
      host.handle?.update({ theme: 'dark' });
      host.changeUserInfo();
      host.handle?.refresh();
      host.handle?.navigate('/there');
    });
    await app.waitForFunction(() => driver.heard.length === 5);
    expect(await app.evaluate(() => driver.heard)).toEqual([
      ['locale', 'ko-KR'],
      ['theme', 'dark'],
      ['user-info', undefined],
      ['reload', undefined],
      ['navigate', { path: '/there', replace: true }],
    ]);
    await app.waitForFunction(() => driver.path() === '/there');
  });

  it('[E121] it says whether it may be closed', async () => {
    const objects = () => used.page.evaluate(() => host.handle?.beforeClose());
    expect(await objects()).toEqual({ dirty: false });
    await app.evaluate(() => driver.answerClose({ dirty: true, message: 'Half an order' }));
    expect(await objects()).toEqual({ dirty: true, message: 'Half an order' });
    await app.evaluate(() => driver.answerClose({ dirty: 'yes' } as never));
    expect(await objects()).toEqual({ dirty: false });
  });

  it('[E122] it draws itself as it likes; what is no image is no picture', async () => {
    const picture = () =>
      used.page.evaluate(() =>
        host.handle?.capture().then(
          ({ type }) => type,
          () => 'refused',
        ),
      );
    await app.evaluate(() => driver.answerCapture('image/webp'));
    expect(await picture()).toBe('image/webp');
    await app.evaluate(() => driver.answerCapture('text/html'));
    expect(await picture()).toBe('refused');
  });

  it('[E112] hidden it is out of sight and reach, and tells where it was', async () => {
    await app.evaluate(scrollABox);
    await used.page.evaluate(() => host.handle?.hide());
    await used.page.waitForFunction(() => host.events.some(([what]) => what === 'snapshot'));
    const snapshots = await used.page.evaluate(() => host.events.filter(([what]) => what === 'snapshot'));
    // Only the SDK looks after what is scrolled.
    const scroll = name === 'a frame without the SDK' ? [] : [{ at: expect.any(Array), x: 0, y: 25 }];
    expect(snapshots.at(-1)).toEqual(['snapshot', { path: '/first', scroll }]);
    const hidden = await used.page.evaluate(() => {
      const frame = document.querySelector('iframe');
      const app = frame ?? document.querySelector('[data-pane] > div')?.shadowRoot?.querySelector('div');
      if (!app) throw new Error('nothing there');
      app.tabIndex = 0;
      app.focus();
      const root = app.getRootNode() as Document | ShadowRoot;
      return {
        isSeen: app.checkVisibility({ visibilityProperty: true }),
        isReached: root.activeElement === app,
        isInert: app.closest('[inert]') !== null,
      };
    });
    // What is in a module is skipped; of a frame the browser has to be told.
    expect(hidden).toEqual({ isSeen: false, isReached: false, isInert: name !== 'a module' });
  });

  it('[E123] closed it leaves nothing, and what it still asks is refused', async () => {
    await used.page.evaluate(() => host.handle?.dispose());
    // A frame is gone altogether; a module's code lives on in the page.
    if (app === used.page)
      expect(await ask('setTitle', { title: 'late' })).toEqual({ ok: false, code: 'closed' });
    expect(await used.page.locator('iframe, [data-pane] > *').count()).toBe(0);
    expect(await used.page.evaluate(() => host.calls)).toEqual([]);
  });
});
