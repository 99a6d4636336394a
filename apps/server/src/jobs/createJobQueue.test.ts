import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { createTestClock, type TestClock } from '../testing/createTestClock.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { createJobQueue, type JobQueue } from './createJobQueue.ts';

let database: OpenDatabase;
let clock: TestClock;
let queue: JobQueue;
beforeEach(async () => {
  database = await createTestDatabase();
  clock = createTestClock();
  queue = createJobQueue({ db: database.db, clock, leaseMs: 30_000 });
});
afterEach(() => database.close());

it('[S97] gives every job to one of many workers', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, () => queue.add(database.db, { kind: 'export' })));
  const claims = await Promise.all(
    Array.from({ length: 20 }, (_, index) => queue.claim(['export'], `w${index}`)),
  );
  expect(claims.flatMap((job) => job?.id ?? []).sort()).toEqual(ids.sort());
});

it('[S97] leaves other kinds alone and hands over what the job needs', async () => {
  await queue.add(database.db, { kind: 'export', companyId: 'a', payload: { rows: 3 } });
  expect(await queue.claim(['import'], 'w')).toBeUndefined();
  expect(await queue.claim([], 'w')).toBeUndefined();
  expect(await queue.claim(['export'], 'w')).toMatchObject({
    companyId: 'a',
    payload: { rows: 3 },
    attempts: 1,
  });
});

it('[S97] lets another worker take over a lost lease, and counts the loser out', async () => {
  const id = await queue.add(database.db, { kind: 'export' });
  await queue.claim(['export'], 'slow');
  clock.advance({ seconds: 20 });
  expect(await queue.renew(id, 'slow')).toBe(true);
  clock.advance({ seconds: 29 });
  expect(await queue.claim(['export'], 'quick')).toBeUndefined();
  clock.advance({ seconds: 2 });
  expect(await queue.claim(['export'], 'quick')).toMatchObject({ id, attempts: 2 });
  expect([await queue.renew(id, 'slow'), await queue.finish(id, 'slow')]).toEqual([false, false]);
  expect(await queue.finish(id, 'quick')).toBe(true);
  expect(await queue.claim(['export'], 'quick')).toBeUndefined();
});

it('[S97] keeps why a job failed', async () => {
  const id = await queue.add(database.db, { kind: 'export' });
  await queue.claim(['export'], 'w');
  await queue.finish(id, 'w', 'no space');
  const { rows } = await database.pool.query('select status, error from jobs');
  expect(rows).toEqual([{ status: 'failed', error: 'no space' }]);
});

it('[S2803] a clock that is put back by an hour holds no job up: what was due stays due, and a lease from the future is lost', async () => {
  const late = { kind: 'export', runAt: new Date(clock.now().getTime() + 60_000) };
  const [id, later] = [await queue.add(database.db, { kind: 'export' }), await queue.add(database.db, late)];
  clock.advance({ seconds: -3_600 });
  expect(await queue.claim(['export'], 'dies')).toMatchObject({ id });
  clock.advance({ seconds: -3_600 });
  expect(await queue.claim(['export'], 'next')).toMatchObject({ id, attempts: 2 });
  expect(await queue.claim(['export'], 'other'), 'what is for later stays so').toBeUndefined();
  expect([await queue.finish(id, 'dies'), await queue.finish(id, 'next')]).toEqual([false, true]);
  clock.advance({ seconds: 7_260 });
  expect(await queue.claim(['export'], 'next')).toMatchObject({ id: later });
});

it('[S2803] one that is put forward by an hour has a job done again at most, and counts one result', async () => {
  const id = await queue.add(database.db, { kind: 'export' });
  await queue.claim(['export'], 'first');
  clock.advance({ seconds: 3_600 });
  expect(await queue.claim(['export'], 'second')).toMatchObject({ id });
  expect(await queue.renew(id, 'first'), 'it hears so and gives up').toBe(false);
  expect([await queue.finish(id, 'first'), await queue.finish(id, 'second')]).toEqual([false, true]);
});
