import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const ConnectionSchema = v.object({ databaseUrl: v.string(), pid: v.number(), portalUrl: v.string() });

/** How to reach a running server and its database. */
export type Connection = v.InferOutput<typeof ConnectionSchema>;

const fileIn = (dataDir: string) => join(dataDir, 'connection.json');

/** Leaves word of the running server for `portalctl`; only the owner may read it. */
export function writeConnection(dataDir: string, connection: Connection): void {
  // With a database elsewhere nobody made the folder before.
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(fileIn(dataDir), JSON.stringify(connection), { mode: 0o600 });
}

/** The word that a running server left. */
export function readConnection(dataDir: string): Connection | undefined {
  const file = fileIn(dataDir);
  return existsSync(file) ? v.parse(ConnectionSchema, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Takes the word back. */
export function removeConnection(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}
