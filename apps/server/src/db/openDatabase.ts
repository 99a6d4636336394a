import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './Database.ts';

/** An open connection pool and the database on it. */
export type OpenDatabase = {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly url: string;
  close(): Promise<void>;
};

/** Options of `openDatabase`. */
export type OpenDatabaseOptions = {
  /** Connections at most. @default 10 */
  maxConnections?: number;
  /** Told of connections that break, idle or between the queries of a transaction. */
  onError?: (error: Error) => void;
};

/** How long a caller waits for a connection before the database counts as away. */
const PATIENCE_MS = 10_000;

/** Opens a PostgreSQL by its URL; connections are made when they are needed. */
export function openDatabase(
  url: string,
  { maxConnections = 10, onError = () => {} }: OpenDatabaseOptions = {},
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: PATIENCE_MS,
    keepAlive: true,
  });
  pool.on('error', onError);
  // The pool hears a connection only while it is idle: one that breaks while it is held would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    db: drizzle(pool),
    pool,
    url,
    close() {
      // A database that stops right after may hang up first: that is no news any more.
      pool.off('error', onError);
      pool.on('error', () => {});
      return pool.end();
    },
  };
}
