import { expect, it, vi } from 'vitest';
import { askedPause, sendPatiently } from './sendPatiently.ts';

const busy = (retryAfter?: string) =>
  new Response(null, { status: 503, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } });
const never = new AbortController().signal;

it('[C21] a server may ask for seconds or for a moment, for half a minute at most', () => {
  const now = Date.parse('2026-05-01T12:00:00Z');
  const asked = (retryAfter?: string) => askedPause(busy(retryAfter), now);
  expect(['2', '0', '600', 'soon', '', '-1', '1.5'].map(asked)).toEqual([2000, 0, 30_000, 0, 0, 0, 0]);
  expect(asked('Fri, 01 May 2026 12:00:07 GMT')).toBe(7000);
  expect(asked('Fri, 01 May 2026 11:00:00 GMT')).toBe(0);
  expect(asked(undefined)).toBe(0);
});

it('[C21] the last answer of a busy server is the answer', async () => {
  vi.useFakeTimers();
  const once = vi.fn(async () => busy());
  const sent = sendPatiently(once, never).finally(() => vi.useRealTimers());
  await vi.runAllTimersAsync();
  expect((await sent).status).toBe(503);
  expect(once).toHaveBeenCalledTimes(3);
});

it('[C21] a fault of the code is not tried again', async () => {
  const once = vi.fn(() => Promise.reject(new TypeError('x is not a function')));
  await expect(sendPatiently(once, never)).rejects.toThrow('x is not a function');
  expect(once).toHaveBeenCalledTimes(1);
});

it('[C19] who cancels does not wait for the pause that a server asked for', async () => {
  const cancelled = new AbortController();
  const once = vi.fn(async () => {
    queueMicrotask(() => cancelled.abort('enough'));
    return busy('30');
  });
  await expect(sendPatiently(once, cancelled.signal)).rejects.toBe('enough');
  expect(once).toHaveBeenCalledTimes(1);
});
