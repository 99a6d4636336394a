import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { keepCluster } from '../db/embedded/keepCluster.ts';
import { lockFolder } from '../db/embedded/lockFolder.ts';
import type { Settings } from '../settings/readSettings.ts';

/** A PostgreSQL that is there: our own, or the one that was named. */
export type Store = {
  readonly url: string;
  /** How often our own ended by itself, and was started again. */
  readonly deaths: number;
  close(): Promise<void>;
};

const DATABASE = 'portal';

/**
 * Keeps the embedded PostgreSQL running on the locked data folder, unless another one is named. `onDeath` is told why our
 * own ended by itself.
 */
export async function openStore(
  { databaseUrl, dataDir }: Settings,
  { onDeath = () => {} }: { onDeath?: (error: Error) => void } = {},
): Promise<Store> {
  if (databaseUrl) return { url: databaseUrl, deaths: 0, close: async () => {} };
  const lock = lockFolder(dataDir);
  try {
    const cluster = await keepCluster(dataDir, { onDeath });
    await ensureDatabase(cluster.url('postgres'));
    return {
      url: cluster.url(DATABASE),
      get deaths() {
        return cluster.deaths;
      },
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
