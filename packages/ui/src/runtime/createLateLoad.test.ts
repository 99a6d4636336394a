import { afterEach, expect, it, vi } from 'vitest';
import { createLateLoad } from './createLateLoad.ts';

afterEach(() => vi.useRealTimers());

const settled = () => new Promise((resolve) => setTimeout(resolve));

function watched(...answers: (string | Error)[]) {
  const load = vi.fn(async () => {
    const answer = answers.shift();
    if (typeof answer === 'string') return answer;
    throw answer;
  });
  const late = createLateLoad(load);
  const seen: string[] = [];
  const stop = late.subscribe(() => seen.push(late.get().status));
  return { late, load, seen, stop };
}

it('[U230] is loaded once for all who ask', async () => {
  const { late, load, seen } = watched('part');
  late.ask();
  late.ask();
  await settled();
  late.ask();
  expect(load).toHaveBeenCalledOnce();
  expect(seen).toEqual(['there']);
  expect(late.get()).toEqual({ status: 'there', part: 'part' });
});

it('[U230] stays failed while somebody sees it, and is loaded anew by a retry', async () => {
  const { late, load, seen } = watched(new Error('offline'), 'part');
  late.ask();
  await settled();
  late.ask();
  expect(load).toHaveBeenCalledOnce();
  late.retry();
  late.retry();
  await settled();
  expect(seen).toEqual(['failed', 'waiting', 'there']);
  expect(load).toHaveBeenCalledTimes(2);
});

it('[U230] forgets a failure that nobody sees any more', async () => {
  const { late, load, stop } = watched(new Error('offline'), 'part');
  late.ask();
  await settled();
  stop();
  expect(late.get().status).toBe('waiting');
  late.subscribe(() => {});
  late.ask();
  await settled();
  expect(load).toHaveBeenCalledTimes(2);
  expect(late.get().status).toBe('there');
});

it('[U230] forgets a failure that comes when nobody watches', async () => {
  const { late, load, stop } = watched(new Error('offline'), 'part');
  late.ask();
  stop();
  await settled();
  late.subscribe(() => {});
  late.ask();
  await settled();
  expect(load).toHaveBeenCalledTimes(2);
});

it('[U232] counts as failed once nothing came for 120 s, and is asked for anew by a retry', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() =>
    load.mock.calls.length > 1 ? Promise.resolve('part') : new Promise<string>(() => {}),
  );
  const late = createLateLoad(load);
  late.subscribe(() => {});
  late.ask();
  await vi.advanceTimersByTimeAsync(119_999);
  expect(late.get().status).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(late.get().status).toBe('failed');
  late.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(late.get()).toEqual({ status: 'there', part: 'part' });
  expect(vi.getTimerCount()).toBe(0);
});
