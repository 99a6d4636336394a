// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isUsable, useIsUsable, useUsableMark } from './painted.ts';
import { useBodyClass, useBrand, usePageTitle } from './useDocument.ts';

const i18n = setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {} } });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function show<Props extends object>(hook: (props: Props) => unknown) {
  const root = createRoot(document.createElement('div'));
  const values: unknown[] = [];
  const Part = (props: Props) => {
    values.push(hook(props));
    return null;
  };
  return {
    draw: (props: Props) =>
      act(async () => root.render(createElement(I18nProvider, { i18n }, createElement(Part, props)))),
    remove: () => act(async () => root.unmount()),
    get: () => values.at(-1),
  };
}

/** The window is named once the page is painted. */
const named = (title: string) => vi.waitFor(() => expect(document.title).toBe(title), { timeout: 8000 });

beforeEach(() => {
  document.title = '';
});
afterEach(() => vi.useRealTimers());

it('[P558] the window’s title names the page in front, and the portal alone where there is none', async () => {
  const title = show(({ name }: { name: string }) => usePageTitle(name));
  await title.draw({ name: ' All \n orders ' });
  await named('All orders · Portal');
  await title.draw({ name: '' });
  await named('Portal');
  await title.draw({ name: 'Ads' });
  await named('Ads · Portal');
  await title.remove();
  expect(document.title).toBe('Portal');
});

it('[P491] the window is named after what the operator calls the portal, in the language in use', async () => {
  document.head.innerHTML = '<meta name="application-name" content="Portal" />';
  const brand = { name: { zh: '星港', en: 'Starport', ko: '' }, logo: 'https://starport.example/logo.png' };
  const title = show(({ name, own }: { name: string; own: typeof brand | undefined }) => {
    const shown = useBrand(own);
    usePageTitle(name);
    return shown;
  });
  await title.draw({ name: 'Orders', own: undefined });
  expect(title.get()).toEqual({ name: 'Portal', logo: undefined });
  await title.draw({ name: 'All', own: brand });
  expect(title.get()).toEqual({ name: '星港', logo: brand.logo });
  await named('All · 星港');
  await title.remove();
  document.head.innerHTML = '';
});

it('[P558] the counter of the bell stays before the title, and an app does not take it over', async () => {
  document.title = '(9+) Portal';
  const title = show(({ name }: { name: string }) => usePageTitle(name));
  await title.draw({ name: 'Orders' });
  await named('(9+) Orders · Portal');
  document.title = 'An app';
  await named('Orders · Portal');
  await title.remove();
  document.title = 'Another';
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.title).toBe('Another');
});

it('[P558] the body has the class of the app in front, and of no other', async () => {
  const body = show(({ name }: { name: string }) => useBodyClass(name));
  await body.draw({ name: 'notes' });
  expect(document.body.className).toBe('entry-view__notes');
  await body.draw({ name: 'a b/c' });
  expect(document.body.className).toBe('entry-view__a-b-c');
  await body.remove();
  expect(document.body.className).toBe('');
});

it('[P555] what may come late waits for the first pane to be painted, five seconds at most', async () => {
  vi.useFakeTimers();
  const usable = show(() => useIsUsable());
  await usable.draw({});
  expect(usable.get()).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(usable.get()).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(usable.get()).toBe(true);
  await usable.remove();
});

it('[P555] a pane that is painted is marked once a page', async () => {
  vi.useFakeTimers();
  const marks = vi.spyOn(performance, 'mark');
  const usable = show(() => useIsUsable());
  await usable.draw({});
  const pane = show(({ ready }: { ready: boolean }) => useUsableMark(ready));
  await pane.draw({ ready: false });
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect([usable.get(), marks.mock.calls]).toEqual([false, []]);
  await pane.draw({ ready: true });
  expect(usable.get()).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(usable.get()).toBe(true);
  await pane.draw({ ready: false });
  await pane.draw({ ready: true });
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(marks.mock.calls).toEqual([['portal:usable']]);
});

it('[P1203] once the page can be used, no page that opens asks for a frame', async () => {
  const usable = show(useIsUsable);
  await show(({ ready }: { ready: boolean }) => useUsableMark(ready)).draw({ ready: true });
  await vi.waitFor(() => expect(isUsable()).toBe(true), { timeout: 8000 });
  await usable.draw({});
  expect(usable.get()).toBe(true);
  const asked = vi.spyOn(window, 'requestAnimationFrame');
  await show(({ ready }: { ready: boolean }) => useUsableMark(ready)).draw({ ready: true });
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});
