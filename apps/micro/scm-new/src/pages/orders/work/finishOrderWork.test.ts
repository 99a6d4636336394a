import { expect, it } from 'vitest';
import { finishOrderWork, type OrderWork } from './finishOrderWork.ts';

const at = (done: number, total = 3_000): OrderWork => ({
  workId: 'w',
  total,
  done,
  unchanged: 0,
  failed: 0,
  isDone: done === total,
  problems: [],
});
const networkFailure = { kind: 'network' };

it('goes on until all is done, and tells how far it is', async () => {
  const seen: number[] = [];
  let done = 1_000;
  const work = await finishOrderWork({
    begin: async () => at(1_000),
    goOn: async () => {
      done += 1_000;
      return at(done);
    },
    onProgress: (one) => seen.push(one.done),
  });
  expect(work.done).toBe(3_000);
  expect(seen).toEqual([1_000, 2_000, 3_000]);
});

it('asks again when the server was away, with the same work', async () => {
  const calls: string[] = [];
  const failing = new Set([0, 2, 3]);
  const call = (name: string, answer: OrderWork) => async () => {
    calls.push(name);
    if (failing.has(calls.length - 1)) throw networkFailure;
    return answer;
  };
  const work = await finishOrderWork({
    begin: call('begin', at(1_000)),
    goOn: call('goOn', at(3_000)),
    onProgress: () => undefined,
    pause: async () => undefined,
  });
  expect(work.isDone).toBe(true);
  expect(calls).toEqual(['begin', 'begin', 'goOn', 'goOn', 'goOn']);
});

it('gives up at once when it is refused, and some time when nobody answers', async () => {
  const refused = { kind: 'business', code: '403' };
  const options = {
    goOn: async () => at(1),
    onProgress: () => undefined,
    pause: async () => undefined,
  };
  await expect(finishOrderWork({ ...options, begin: () => Promise.reject(refused) })).rejects.toBe(refused);
  await expect(finishOrderWork({ ...options, begin: () => Promise.reject(networkFailure) })).rejects.toBe(
    networkFailure,
  );
});
