import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchHistory } from './watchHistory.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A window whose history grows by what frames and the page itself add. */
function start({ hasNavigation = true } = {}) {
  const history = { length: 5 };
  let own = 5;
  const filled = vi.fn();
  const stop = watchHistory(
    { history, ...(hasNavigation && { navigation: { entries: () => Array(own) } }) },
    filled,
  );
  const add = (count: number, isOwn = false) => {
    history.length += count;
    if (isOwn) own += count;
    vi.advanceTimersByTime(1_000);
  };
  const prune = (to: number) => {
    own = to;
  };
  return { add, filled, stop, history, prune };
}

it('[E950] ten entries of frames within a second are told, each time', () => {
  const { add, filled } = start();
  add(9);
  add(9);
  expect(filled).not.toHaveBeenCalled();
  add(10);
  expect(filled).toHaveBeenCalledOnce();
  add(0);
  expect(filled).toHaveBeenCalledOnce();
  add(30);
  expect(filled).toHaveBeenCalledTimes(2);
});

it('[E950] entries of the page itself are not counted, where the browser tells them apart', () => {
  const { add, filled } = start();
  add(40, true);
  expect(filled).not.toHaveBeenCalled();
  const old = start({ hasNavigation: false });
  old.add(40);
  expect(old.filled).toHaveBeenCalledOnce();
});

it('[E950] a full history that loses the page’s own entries to frames is noticed by these', () => {
  const { filled, history, prune } = start();
  history.length = 50;
  prune(50);
  vi.advanceTimersByTime(1_000);
  prune(3);
  vi.advanceTimersByTime(1_000);
  expect(filled).toHaveBeenCalledOnce();
});

it('[E950] what is added while it is told counts as known, and who stopped watching hears nothing', () => {
  const { filled, history, stop, add } = start();
  filled.mockImplementation(() => {
    history.length += 20;
  });
  add(10);
  vi.advanceTimersByTime(5_000);
  expect(filled).toHaveBeenCalledOnce();
  stop();
  add(50);
  expect(filled).toHaveBeenCalledOnce();
});
