import { startFaultProxy } from '@portal/tooling-test/server';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import type { Database } from './Database.ts';
import { isDatabaseAway } from './isDatabaseAway.ts';
import { openDatabase } from './openDatabase.ts';
import { installation } from './schema/index.ts';

const STATEMENT_MS = 1_000;

it('[S2506] a statement that hangs on a lock is given up, counts as a database that is away, and keeps no connection', async () => {
  const holder = await createTestDatabase();
  const waiting = openDatabase(holder.url, { maxConnections: 2, statementMs: STATEMENT_MS });
  await holder.db.insert(installation).values({ name: 'x', value: '1' });
  const change = () => waiting.db.update(installation).set({ value: '2' }).where(eq(installation.name, 'x'));
  await holder.db.transaction(async (tx) => {
    await tx.select().from(installation).where(eq(installation.name, 'x')).for('update');
    const tries = [change(), waiting.db.transaction(() => change()), change(), change()];
    for (const one of await Promise.allSettled(tries))
      expect(one).toMatchObject({ status: 'rejected', reason: expect.toSatisfy(isDatabaseAway) });
  });
  await Promise.all([change(), change(), change()]);
  await waiting.close();
  await holder.close();
});

it.each(['begins', 'is under way'])(
  '[S2800] a line that goes dead while a transaction %s costs no connection: the next gets another one',
  async (moment) => {
    const own = await createTestDatabase();
    const there = new URL(own.url);
    const line = await startFaultProxy(Number(there.port));
    there.port = String(line.port);
    const pool = openDatabase(there.href, { maxConnections: 1, statementMs: STATEMENT_MS });
    const read = (db: Database) => db.select().from(installation);
    const cut = () => line.kill('black-hole', () => 0);
    await read(pool.db);
    if (moment === 'begins') cut();
    const given = pool.db.transaction(async (tx) => {
      if (moment !== 'begins') cut();
      await read(tx);
    });
    await expect(given).rejects.toSatisfy(isDatabaseAway);
    expect(await pool.db.transaction(read)).toEqual(await read(own.db));
    await pool.close();
    await line.close();
    await own.close();
  },
);

it('[S2506] a connection whose other end is gone without a word is given up with what waits on it, also within a transaction', async () => {
  const own = await createTestDatabase();
  const there = new URL(own.url);
  const line = await startFaultProxy(Number(there.port));
  there.port = String(line.port);
  const pool = openDatabase(there.href, { maxConnections: 1, statementMs: STATEMENT_MS });
  const begun = pool.db.transaction(async (tx) => {
    await tx.select().from(installation);
    line.kill('black-hole', () => 0);
    await tx.select().from(installation);
  });
  await expect(begun).rejects.toSatisfy(isDatabaseAway);
  await expect
    .poll(
      () =>
        pool.db
          .select()
          .from(installation)
          .catch(() => 'away'),
      { timeout: 10_000 },
    )
    .not.toBe('away');
  await pool.close();
  await line.close();
  await own.close();
});
