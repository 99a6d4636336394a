import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNewsRefresh } from './createNewsRefresh.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(share = 0.5) {
  const asked: unknown[] = [];
  const queryClient = {
    invalidateQueries: async ({ queryKey }: { queryKey?: unknown } = {}) => void asked.push(queryKey),
  };
  return { asked, news: createNewsRefresh(queryClient, () => share) };
}

it('[P500] news that the server speaks of are asked for by every open page, spread over three seconds', () => {
  const { asked, news } = start(0.5);
  news.changed('live');
  news.changed('live');
  vi.advanceTimersByTime(1_499);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual([['notify', 'live']]);
  news.changed('announcements');
  vi.advanceTimersByTime(3_000);
  expect(asked.slice(1)).toEqual([
    ['notify', 'popups'],
    ['notify', 'ticker'],
    ['notify', 'release'],
  ]);
});

it('[P500] nothing is asked for what is no news, nor after the sign-out', () => {
  const { asked, news } = start();
  for (const what of ['read', 'constructor', '']) news.changed(what);
  news.changed('live');
  news.stop();
  vi.advanceTimersByTime(10_000);
  expect(asked).toEqual([]);
});
