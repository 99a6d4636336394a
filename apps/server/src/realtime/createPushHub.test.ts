import { expect, it } from 'vitest';
import type { Database } from '../db/Database.ts';
import { createLogger } from '../log/createLogger.ts';
import { createTestClock } from '../testing/createTestClock.ts';
import { createPushHub } from './createPushHub.ts';

const clock = createTestClock();

/** A database that answers heads at once and rows when it is told to. */
function slowDatabase(newest: number) {
  const reads: (() => void)[] = [];
  const rowsAfter = (since: number) =>
    Array.from({ length: newest - since }, (_, index) => ({
      row: {
        userId: 'u',
        seq: since + index + 1,
        id: `id-${since + index + 1}`,
        frame: { msgTitle: `message ${since + index + 1}` },
        exceptSessionId: null,
        companyId: null,
        createdAt: clock.now(),
      },
    }));
  let since = 0;
  const builder = {
    from: () => builder,
    innerJoin: () => builder,
    orderBy: () => builder,
    where: async () => [{ userId: 'u', newest, oldest: 1 }],
    limit: () =>
      new Promise((resolve) => {
        const asked = since;
        reads.push(() => resolve(rowsAfter(asked)));
      }),
  };
  return {
    db: { select: () => builder } as unknown as Database,
    /** From where the next read begins. */
    from: (seq: number) => {
      since = seq;
    },
    reads,
  };
}

const client = (titles: unknown[]) => ({
  userId: 'u',
  companyId: null,
  sessionId: 's',
  startedAt: clock.now(),
  send: (frame: Record<string, unknown>) => void (frame.msgTitle && titles.push(frame.msgTitle)),
  close: () => {},
});

it('[S314] leaves nothing out for a page that comes back while another of the person is being served', async () => {
  const database = slowDatabase(5);
  const hub = createPushHub({ ...database, log: createLogger({ level: 'silent' }), clock, epoch: 'e' });
  const ahead: unknown[] = [];
  const behind: unknown[] = [];
  database.from(4);
  const first = hub.join(client(ahead), { since: 4, epoch: 'e' });
  await expect.poll(() => database.reads.length).toBe(1);
  // The read for the page ahead is under way when the one behind joins.
  database.from(1);
  const second = hub.join(client(behind), { since: 1, epoch: 'e' });
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  database.reads[0]?.();
  await expect.poll(() => database.reads.length).toBe(2);
  database.reads[1]?.();
  await Promise.all([first, second]);
  expect(ahead).toEqual(['message 5']);
  expect(behind).toEqual(['message 2', 'message 3', 'message 4', 'message 5']);
  hub.stop();
});
