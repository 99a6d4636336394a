// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserClock } from './browserClock.ts';
import { createBrowserDesktop } from './createBrowserDesktop.ts';
import { createBrowserPage } from './createBrowserPage.ts';
import { createTimers } from './createTimers.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The operating system's notices, as a browser has them. */
function desktop({ permission = 'granted', answer = 'granted', refuses = false } = {}) {
  const made: { title: string; options: unknown; onclick?: () => void; isClosed: boolean }[] = [];
  class Notice {
    static permission = permission;
    static requestPermission = async () => answer;
    isClosed = false;
    onclick?: () => void;
    title: string;
    options: unknown;
    constructor(title: string, options: unknown) {
      if (refuses) throw new TypeError('Illegal constructor');
      this.title = title;
      this.options = options;
      made.push(this);
    }
    close() {
      this.isClosed = true;
    }
  }
  vi.stubGlobal('Notification', Notice);
  const port = createBrowserDesktop();
  if (!port) throw new Error('no desktop');
  return { made, port };
}

it('[N29] the operating system tells only whoever allowed it', async () => {
  expect(desktop().port.isAllowed()).toBe(true);
  expect(desktop({ permission: 'default' }).port.isAllowed()).toBe(false);
  expect(await desktop({ answer: 'granted' }).port.request()).toBe(true);
  expect(await desktop({ answer: 'denied' }).port.request()).toBe(false);
  vi.stubGlobal('Notification', undefined);
  expect(createBrowserDesktop()).toBeUndefined();
});

it('[N29] a notice leads to the window and to its message, its text cut', () => {
  const { made, port } = desktop();
  const onClick = vi.fn();
  const focus = vi.spyOn(window, 'focus').mockReturnValue(undefined);
  port.show({ id: '7', title: 'Order', text: 'x'.repeat(300), onClick });
  port.show({ id: '8', title: 'Bare', text: '', onClick });
  expect(made).toMatchObject([
    { title: 'Order', options: { tag: '7', body: 'x'.repeat(200) } },
    { title: 'Bare', options: { tag: '8' } },
  ]);
  expect(made[1]?.options).toEqual({ tag: '8' });
  made[0]?.onclick?.();
  expect([focus.mock.calls.length, onClick.mock.calls.length, made[0]?.isClosed]).toEqual([1, 1, true]);
});

it('[N29] a browser that refuses to make notices stops nothing', () => {
  const { made, port } = desktop({ refuses: true });
  expect(() => port.show({ id: '7', title: 'Order', text: 'x', onClick: () => undefined })).not.toThrow();
  expect(made).toEqual([]);
});

it('[N21] the title carries the counter once, also when another part changes the title, and loses it at zero', async () => {
  document.title = 'Orders';
  const page = createBrowserPage();
  page.setBadge(3);
  expect(document.title).toBe('(3) Orders');
  document.title = 'Stock';
  await vi.advanceTimersByTimeAsync(49);
  expect(document.title).toBe('Stock');
  await vi.advanceTimersByTimeAsync(1);
  expect(document.title).toBe('(3) Stock');
  page.setBadge(0);
  expect(document.title).toBe('Stock');
  page.dispose();
});

it('[N75] after dispose the title is left alone', async () => {
  document.title = 'Orders';
  const page = createBrowserPage();
  page.setBadge(3);
  document.title = 'Stock';
  await vi.advanceTimersByTimeAsync(10);
  page.dispose();
  document.title = 'Ads';
  await vi.advanceTimersByTimeAsync(500);
  expect(document.title).toBe('Ads');
});

it('[N20] the application’s own badge follows the counter, where the browser has one', async () => {
  const shown: unknown[] = [];
  const refuse = (what: unknown) => {
    shown.push(what);
    return Promise.reject(new TypeError('no installed app'));
  };
  const page = createBrowserPage();
  expect(() => page.setBadge(1)).not.toThrow();
  Object.assign(navigator, {
    setAppBadge: (count: number) => refuse(count),
    clearAppBadge: () => refuse('clear'),
  });
  page.setBadge(5);
  page.setBadge(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual([5, 'clear']);
  Reflect.deleteProperty(navigator, 'setAppBadge');
  Reflect.deleteProperty(navigator, 'clearAppBadge');
  page.dispose();
});

it('[N70] whether the page is looked at is told when it, its window or its network changes', () => {
  const page = createBrowserPage();
  expect(page.isVisible()).toBe(true);
  const changed = vi.fn();
  const stop = page.onChange(changed);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect([page.isVisible(), changed.mock.calls.length]).toEqual([false, 1]);
  for (const type of ['focus', 'online', 'pageshow']) window.dispatchEvent(new Event(type));
  expect(changed).toHaveBeenCalledTimes(4);
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  for (const type of ['focus', 'online', 'pageshow']) window.dispatchEvent(new Event(type));
  expect(changed).toHaveBeenCalledTimes(4);
  page.dispose();
});

it('[N75] timers that are stopped run no more, and none begins', async () => {
  vi.setSystemTime(1000);
  const timers = createTimers(browserClock);
  const ran: string[] = [];
  timers.after(10, () => ran.push('early'));
  const cancel = timers.after(10, () => ran.push('cancelled'));
  timers.after(50, () => ran.push('late'));
  cancel();
  await vi.advanceTimersByTimeAsync(20);
  expect([ran, timers.now()]).toEqual([['early'], 1020]);
  timers.stop();
  timers.after(1, () => ran.push('after'))();
  timers.after(1, () => ran.push('after'));
  await vi.advanceTimersByTimeAsync(100);
  expect(ran).toEqual(['early']);
  expect(vi.getTimerCount()).toBe(0);
});
