import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { MIGRATIONS_FOLDER } from './migrations.ts';

const LOCK = 7_160_414;

/** Brings a database's tables to this version, and runs `then` while no other process does the same. */
export async function migrateDatabase(
  url: string,
  then: () => Promise<void> = async () => {},
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const db = drizzle(client);
    await db.execute(sql`select pg_advisory_lock(${LOCK})`);
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    await then();
  } finally {
    await client.end();
  }
}
