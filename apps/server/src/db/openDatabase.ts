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
  /** Milliseconds after which a statement is given up, so that one that hangs keeps no connection. @default as long as it takes */
  statementMs?: number;
  /** Told of connections that break, idle or between the queries of a transaction. */
  onError?: (error: Error) => void;
};

/** No statement of a server takes so long unless it hangs, such as on a lock that somebody holds. */
export const STATEMENT_MS = 30_000;

/** How long a caller waits for a connection before the database counts as away. */
const PATIENCE_MS = 10_000;

/** How long a connection is kept that nobody uses: a new one takes a process of the database, and who asks next waits for it. */
const IDLE_MS = 300_000;

/** Opens a PostgreSQL by its URL; connections are made when they are needed. */
export function openDatabase(
  url: string,
  { maxConnections = 10, statementMs, onError = () => {} }: OpenDatabaseOptions = {},
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: PATIENCE_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    // PostgreSQL ends a statement that takes too long; one that says nothing for twice the time has gone.
    ...(statementMs && { statement_timeout: statementMs, query_timeout: 2 * statementMs }),
  });
  pool.on('error', onError);
  // The pool hears a connection only while it is idle: one that breaks while it is held would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    db: withOwnTransactions(pool),
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

/**
 * Transactions take their connection here and hand it back in any case: drizzle keeps one that could not begin, and hands
 * back one that still waits for a statement that was given up, which nobody else shall get.
 */
function withOwnTransactions(pool: pg.Pool): Database {
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release(isWaiting(client));
    }
  };
  return db;
}

/** Whether a statement is under way on a connection; the driver knows, and its types leave it out. */
function isWaiting(client: pg.PoolClient): boolean {
  return 'readyForQuery' in client && !client.readyForQuery;
}
