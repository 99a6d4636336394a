import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { lockFolder } from '../db/embedded/lockFolder.ts';
import { startCluster } from '../db/embedded/startCluster.ts';
import type { Settings } from '../settings/readSettings.ts';

/** A PostgreSQL that is there: our own, or the one that was named. */
export type Store = {
  readonly url: string;
  /** Resolves when our own ends by itself. */
  readonly failed: Promise<Error>;
  close(): Promise<void>;
};

const DATABASE = 'portal';

/** Starts the embedded PostgreSQL on the locked data folder, unless another one is named. */
export async function openStore({ databaseUrl, dataDir }: Settings): Promise<Store> {
  if (databaseUrl) return { url: databaseUrl, failed: new Promise(() => {}), close: async () => {} };
  const lock = lockFolder(dataDir);
  try {
    const cluster = await startCluster(dataDir);
    await ensureDatabase(cluster.url('postgres'));
    return {
      url: cluster.url(DATABASE),
      failed: cluster.failed,
      async close() {
        await cluster.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const db = drizzle(client);
    const { rows } = await db.execute(sql`select 1 from pg_database where datname = ${DATABASE}`);
    if (rows.length === 0) await db.execute(sql.raw(`create database ${DATABASE}`));
  } finally {
    await client.end();
  }
}
