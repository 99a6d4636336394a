import { setTimeout as pause } from 'node:timers/promises';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { MIGRATIONS_FOLDER } from './migrations.ts';

const LOCK = 7_160_414;
/** A step waits so long for a table that somebody uses. */
const LOCK_MS = 3_000;
const AGAIN_MS = 500;
const MOST_TRIES = 20;

/** Brings a database's tables to this version, and runs `then` while no other process does the same. */
export async function migrateDatabase(
  url: string,
  then: () => Promise<void> = async () => {},
  { lockMs = LOCK_MS }: { lockMs?: number } = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const db = drizzle(client);
    await db.execute(sql`select pg_advisory_lock(${LOCK})`);
    await db.execute(sql`select set_config('lock_timeout', ${String(lockMs)}, false)`);
    await tryUntilFree(() => migrate(db, { migrationsFolder: MIGRATIONS_FOLDER }));
    await then();
  } finally {
    await client.end();
  }
}

/**
 * Behind a step that waits for a table everybody waits who wants that table: it gives way, and tries again. What it did
 * before is undone by then, since all steps are one transaction.
 */
async function tryUntilFree(step: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await step();
    } catch (error) {
      if (!isLockTimeout(error) || tries === MOST_TRIES) throw error;
      await pause(AGAIN_MS);
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  const inner = error instanceof DrizzleQueryError ? error.cause : error;
  return inner instanceof Error && 'code' in inner && inner.code === '55P03';
}
