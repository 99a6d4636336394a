import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { createLogger } from '../log/createLogger.ts';
import { createTestClock, type TestClock } from '../testing/createTestClock.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { createJobQueue, type JobQueue } from './createJobQueue.ts';
import { createWorker, type JobHandler, type Worker } from './createWorker.ts';

let database: OpenDatabase;
let clock: TestClock;
let queue: JobQueue;
const workers: Worker[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  clock = createTestClock();
  queue = createJobQueue({ db: database.db, clock, leaseMs: 30_000 });
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await database.close();
});

const start = (handler: JobHandler, options = {}) => {
  const log = createLogger({ level: 'silent' });
  const worker = createWorker({ queue, handlers: { work: handler }, log, lookMs: 60_000, ...options });
  workers.push(worker);
  return worker;
};
const statuses = async () => {
  const { rows } = await database.pool.query('select status, attempts, error from jobs order by created_at');
  return rows;
};

it('[S340] does what waits, one after the other, and what it is woken for', async () => {
  const done: unknown[] = [];
  await queue.add(database.db, { kind: 'work', payload: { n: 1 } });
  const worker = start(async ({ payload }) => void done.push(payload.n));
  await vi.waitFor(() => expect(done).toEqual([1]));
  await queue.add(database.db, { kind: 'work', payload: { n: 2 } });
  await queue.add(database.db, { kind: 'work', payload: { n: 3 }, runAt: new Date('2026-11-22T00:00:00Z') });
  worker.wake();
  await vi.waitFor(() => expect(done).toEqual([1, 2]));
  clock.advance({ days: 2 });
  worker.wake();
  await vi.waitFor(() => expect(done).toEqual([1, 2, 3]));
});

it('[S340] keeps why a job failed and goes on', async () => {
  await queue.add(database.db, { kind: 'work' });
  await queue.add(database.db, { kind: 'work' });
  let count = 0;
  start(async () => {
    count += 1;
    if (count === 1) throw new Error('no space');
  });
  await vi.waitFor(async () =>
    expect((await statuses()).map(({ status, error }) => [status, error]).sort()).toEqual([
      ['done', null],
      ['failed', 'no space'],
    ]),
  );
});

it('[S341] gives a job back when its process stops; another one takes it at once', async () => {
  await queue.add(database.db, { kind: 'work' });
  const begun = vi.fn();
  const stopping = start(async (_job, signal) => {
    begun();
    await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce());
  await stopping.stop();
  expect(await statuses()).toEqual([{ status: 'queued', attempts: 0, error: null }]);
  const taken = vi.fn();
  start(async () => taken());
  await vi.waitFor(() => expect(taken).toHaveBeenCalledOnce());
});

it('[S342] gives up a job that it lost to another worker', async () => {
  const id = await queue.add(database.db, { kind: 'work' });
  const gaveUp = vi.fn();
  start(
    async (_job, signal) => {
      await new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      ).catch((reason) => {
        gaveUp();
        throw reason;
      });
    },
    { renewMs: 5 },
  );
  await vi.waitFor(async () => expect((await statuses())[0]?.status).toBe('running'));
  await database.pool.query("update jobs set lease_owner = 'another'");
  await vi.waitFor(() => expect(gaveUp).toHaveBeenCalledOnce());
  expect(await queue.finish(id, 'another')).toBe(true);
});
