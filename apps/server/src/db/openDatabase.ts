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

/** Opens a PostgreSQL by its URL; connections are made when they are needed. */
export function openDatabase(
  url: string,
  { maxConnections = 10, statementMs, onError = () => {} }: OpenDatabaseOptions = {},
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: PATIENCE_MS,
    keepAlive: true,
    // PostgreSQL ends a statement that takes too long; one that says nothing for twice the time has gone.
    ...(statementMs && { statement_timeout: statementMs, query_timeout: 2 * statementMs }),
  });
  pool.on('error', onError);
  // The pool hears a connection only while it is idle: one that breaks while it is held would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  // A transaction that gave a statement up hands back a connection that still waits for it: nobody else shall.
  pool.on('release', (_error, client) => {
    if (isInner(client) && !client.readyForQuery) client.connection.stream.destroy();
  });
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

/** What the driver knows of a connection and its types leave out. */
type Inner = pg.PoolClient & { readyForQuery: boolean; connection: { stream: { destroy(): void } } };

const isInner = (client: pg.PoolClient): client is Inner =>
  'readyForQuery' in client && 'connection' in client;
