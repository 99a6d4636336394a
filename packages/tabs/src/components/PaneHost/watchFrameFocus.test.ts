import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFrameFocus } from './watchFrameFocus.ts';

const LONG_MS = 10_000;
const [body, left, right] = ['body', 'left', 'right'] as unknown as Element[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { activeElement: body });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function focusIs(holder: Element | undefined): void {
  Reflect.set(document, 'activeElement', holder);
  vi.advanceTimersByTime(LONG_MS);
}

it('[T900] a frame that is named only after the window lost the focus is told of, and so is the next one', () => {
  const told: unknown[] = [];
  watchFrameFocus((holder) => told.push(holder), new AbortController());
  focusIs(left);
  expect(told, 'the window has the focus').toEqual([]);
  Reflect.set(document, 'activeElement', body);
  window.dispatchEvent(new Event('blur'));
  expect(told).toEqual([body]);
  focusIs(left);
  focusIs(left);
  focusIs(right);
  expect(told).toEqual([body, left, right]);
});

it('[T900] nothing is looked for once the window has the focus again, nor after the end', () => {
  const told: unknown[] = [];
  const end = new AbortController();
  watchFrameFocus((holder) => told.push(holder), end);
  window.dispatchEvent(new Event('blur'));
  window.dispatchEvent(new Event('focus'));
  focusIs(left);
  window.dispatchEvent(new Event('blur'));
  end.abort();
  focusIs(right);
  window.dispatchEvent(new Event('blur'));
  expect(told).toEqual([body, left]);
  expect(vi.getTimerCount()).toBe(0);
});
