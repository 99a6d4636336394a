import type { Frame } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { GuestDriver } from '../../test/GuestDriver.ts';
import type { HostPage } from '../../test/hostPage.ts';
import { withOrigins } from '../../test/withOrigins.ts';
import type { MicroAppEntry } from '../core/types.ts';

declare const host: HostPage;
declare const driver: GuestDriver;
declare const post: (message: object) => void;
declare const heard: unknown[];

const used = withOrigins();

const plain = () => `/plain?portal=${encodeURIComponent(used.origins.portal)}`;
const calls = () => used.page.evaluate(() => host.calls);

async function mountPlain(paneId: string, part: Partial<MicroAppEntry> = {}): Promise<Frame> {
  const known = used.page.frames();
  const outcome = await used.page.evaluate(([entry, options]) => host.mount(entry, options), [
    { name: paneId, entry: plain(), origin: used.origins.apps, ...part },
    { paneId },
  ] as const);
  expect(outcome).toBe('mounted');
  const frame = used.page.frames().find((one) => !known.includes(one));
  if (!frame) throw new Error('no frame');
  await frame.waitForFunction(() => 'driver' in window);
  return frame;
}

/** A frame that is in the page without being anybody's pane. */
async function addFrame(url: string): Promise<Frame> {
  await used.page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src }));
  }, url);
  await expect.poll(() => used.page.frames().some((frame) => frame.url() === url)).toBe(true);
  const frame = used.page.frames().find((one) => one.url() === url);
  if (!frame) throw new Error('no frame');
  await frame.waitForLoadState();
  return frame;
}

describe('hostile frames', { timeout: 30_000 }, () => {
  it('[E126] a page of another origin, and a stranger of the right one, are not heard', async () => {
    await mountPlain('one');
    for (const origin of [used.origins.stranger, used.origins.apps]) {
      const frame = await addFrame(`${origin}/listener`);
      await frame.evaluate(() => {
        for (const type of ['logout', 'getUserInfo', 'getCookie', 'navigate', 'openDialog']) {
          window.parent.postMessage({ type }, '*');
          window.parent.postMessage(
            { channel: 'portal', v: 1, id: type, type, payload: { path: '/a' } },
            '*',
          );
        }
      });
      expect(await frame.evaluate(() => heard)).toEqual([]);
    }
    expect(await calls()).toEqual([]);
  });

  it('[E21] an answer does not reach the page that took the place of the asking one', async () => {
    const frame = await mountPlain('one', { capabilities: ['openDialog'] });
    await frame.evaluate(() => void driver.ask('openDialog', { name: 'slow' }));
    await frame.goto(`${used.origins.stranger}/listener`);
    await used.page.evaluate(() => {
      host.answerSlowly();
      host.handle?.update({ locale: 'ko-KR' });
    });
    await used.page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await frame.evaluate(() => heard)).toEqual([]);
  });

  it('[E127] an app cannot answer for its neighbour', async () => {
    const one = await mountPlain('one');
    const two = await mountPlain('two');
    await one.evaluate(() => driver.answerClose({ dirty: true, message: 'mine' }));
    await two.evaluate(() => {
      for (let id = 1; id < 50; id += 1) post({ id: `portal-${id}`, ok: true, data: { dirty: false } });
    });
    expect(await used.page.evaluate(() => host.panes.one?.beforeClose())).toEqual({
      dirty: true,
      message: 'mine',
    });
  });

  it('[E15] a flood neither reaches the shell nor holds it up, and the neighbour is answered', async () => {
    const one = await mountPlain('one');
    const two = await mountPlain('two');
    /** The longest time in which the shell drew nothing while a page sent ten thousand messages. */
    const gapWhile = async (send: () => Promise<unknown>) => {
      await used.page.evaluate(() => {
        Object.assign(window, {
          gap: host.longestGap(() => new Promise((resolve) => window.addEventListener('calm', resolve))),
        });
      });
      await send();
      expect(await two.evaluate(() => driver.ask('getUserInfo'))).toMatchObject({ ok: true });
      return used.page.evaluate(async () => {
        window.dispatchEvent(new Event('calm'));
        return (window as unknown as { gap: Promise<number> }).gap;
      });
    };
    const began = performance.now();
    const heard: number[] = [];
    const ignored: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      heard.push(
        await gapWhile(() =>
          one.evaluate((start) => {
            for (let id = start; id < start + 10_000; id += 1)
              post({ id: `f${id}`, type: 'setTitle', payload: { title: `${id}` } });
          }, round * 10_000),
        ),
      );
      ignored.push(
        await gapWhile(() =>
          one.evaluate(() => {
            for (let id = 0; id < 10_000; id += 1) parent.postMessage({ id, type: 'noise' }, '*');
          }),
        ),
      );
    }
    // A flood costs the shell about what messages cost that are nobody's, however quick the machine is.
    expect(Math.min(...heard)).toBeLessThan(3 * Math.min(...ignored) + 50);
    // Sixty at once and twenty a second, and the neighbour's three.
    const allowed = 60 + ((performance.now() - began) / 1000) * 20 + 3;
    expect((await calls()).length).toBeLessThanOrEqual(Math.ceil(allowed));
  });

  it('[E100] pollution, circles and weights are refused', async () => {
    const frame = await mountPlain('one', { capabilities: ['openDialog', 'setTitle'] });
    const outcomes = await frame.evaluate(async () => {
      const circle: Record<string, unknown> = {};
      circle.self = circle;
      const asked = [
        ['openDialog', { name: 'confirm', props: circle }],
        ['openDialog', { name: 'confirm', props: { list: new Array(5_000_000).fill('x') } }],
        ['setTitle', { title: 'x'.repeat(20_000_000) }],
        ['setTitle', JSON.parse('{"title":"a","__proto__":{"polluted":1}}')],
        ['__proto__', {}],
      ] as const;
      return Promise.all(asked.map(([type, payload]) => driver.ask(type, payload)));
    });
    for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: false });
    await frame.evaluate(() =>
      driver.ask('openDialog', { name: 'confirm', props: JSON.parse('{"__proto__":{"polluted":1}}') }),
    );
    expect(await used.page.evaluate(() => 'polluted' in {})).toBe(false);
  });

  it('[E50] a frame cannot navigate the portal away', async () => {
    const frame = await mountPlain('one');
    const before = used.page.url();
    const blocked = await frame.evaluate((url) => {
      try {
        if (window.top) window.top.location.href = url;
        return false;
      } catch {
        return true;
      }
    }, `${used.origins.stranger}/listener`);
    expect(blocked).toBe(true);
    await frame.evaluate((url) => void window.open(url, '_top'), `${used.origins.stranger}/listener`);
    await used.page.evaluate(() => new Promise(requestAnimationFrame));
    expect(used.page.url()).toBe(before);
  });

  it('[E128] a page of the portal’s own origin is not opened as an app', async () => {
    const mount = (entry: Partial<MicroAppEntry>) => used.page.evaluate((part) => host.mount(part), entry);
    expect(await mount({ entry: '/' })).toBe('load-failed');
    expect(await used.page.locator('iframe').count()).toBe(0);
  });
});

describe('faulty modules', { timeout: 30_000 }, () => {
  const mount = (path: string, timeoutMs = 5_000) =>
    used.page.evaluate(
      ([to, limit]) =>
        host.mount(
          { engine: 'module', entry: '/faulty/entry.js', styles: [] },
          { path: to, timeoutMs: limit },
        ),
      [path, timeoutMs] as const,
    );

  it('[E124] an error in an event is the event’s own', async () => {
    expect(await mount('/first')).toBe('mounted');
    await used.page.locator('[data-pane] button').click();
    expect(await used.page.evaluate(() => host.handle?.beforeClose())).toEqual({ dirty: false });
  });

  it('[E124] an error while it is unmounted leaves nothing behind', async () => {
    await mount('/first');
    await used.page.evaluate(() => host.handle?.dispose());
    expect(await used.page.locator('[data-pane] > *').count()).toBe(0);
  });

  it('[E123] a timer that outlives its pane is told that the pane is closed', async () => {
    await mount('/leaks');
    await used.page.evaluate(() => host.handle?.dispose());
    await used.page.waitForFunction(() => (window as { leaked?: string }).leaked === 'closed');
  });

  it('[E42] a mount that never settles ends in a time-out', async () => {
    expect(await mount('/never', 700)).toBe('load-timeout');
    expect(await used.page.locator('[data-pane] > *').count()).toBe(0);
  });
});
