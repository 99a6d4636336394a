import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { doneMigrations, knownMigrations } from '../db/migrations.ts';
import { askFirstReport } from './askReport.ts';
import { listTables, quoted } from './listTables.ts';
import { BackupError, fileOf, type Manifest, manifestFile, type TableFile } from './Manifest.ts';

/**
 * Writes everything that a database holds, as of one moment, into a folder that is new: others go on reading and writing
 * meanwhile. The folder is there once it is whole, and not before; `signal` breaks it off.
 */
export async function writeBackup(
  url: string,
  folder: string,
  now: Date,
  signal?: AbortSignal,
): Promise<Manifest['tables']> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new BackupError(`${folder} is not empty: each backup takes a folder of its own.`);
  const draft = `${folder}.part`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const client = new pg.Client({ connectionString: url });
  const breakOff = () => void client.end().catch(() => {});
  let failure: unknown;
  // Rows that nobody reads any more, because their file could not be written, hold up whatever the connection is told next.
  const giveUp = (error: unknown): never => {
    failure = error;
    breakOff();
    throw error;
  };
  signal?.addEventListener('abort', breakOff);
  try {
    await client.connect();
    const manifest = await drizzle(client).transaction(
      async (tx) => {
        const migrations = await requireKnown(client);
        const tables: TableFile[] = [];
        for (const table of await listTables(client))
          tables.push(await writeTable(client, draft, table).catch(giveUp));
        const { rows: sequences } = await client.query<Manifest['sequences'][number]>(
          `select sequencename as name, last_value::text as value from pg_sequences
            where schemaname = 'public' and last_value is not null`,
        );
        // Last, since it gives up its rights for the rest of the transaction.
        const report = await askFirstReport(tx, now);
        return { createdAt: now.toISOString(), migrations, tables, sequences, ...(report && { report }) };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    signal?.throwIfAborted();
    writeFileSync(...manifestFile(draft, manifest), { mode: 0o600 });
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
    return manifest.tables;
  } catch (error) {
    throw failure ?? error;
  } finally {
    signal?.removeEventListener('abort', breakOff);
    rmSync(draft, { recursive: true, force: true });
    await client.end();
  }
}

async function requireKnown(client: pg.Client): Promise<number[]> {
  const done = await doneMigrations(client);
  if (done.length === 0) throw new BackupError('The database has no tables of the portal.');
  const known = knownMigrations();
  if (done.some((step) => !known.includes(step)))
    throw new BackupError('The database is of a newer version than this portalctl: use the newer one.');
  return done;
}

async function writeTable(
  client: pg.Client,
  folder: string,
  { name, columns }: Pick<TableFile, 'name' | 'columns'>,
): Promise<TableFile> {
  const file = fileOf(folder, name);
  const rows = client.query(copyTo(`copy "${name}" (${quoted(columns)}) to stdout`));
  await pipeline(rows, pace(), createGzip({ level: 3 }), createWriteStream(file, { mode: 0o600 }));
  // The rows end before the database has said how many there were: that is known once it answers again.
  await client.query('select');
  return { name, columns, rows: rows.rowCount, sha256: await digestOf(file) };
}

/** How long rows rest for each moment that they took: calls of people go first. */
const REST = 2;
const LONGEST_REST_MS = 50;

/** Hands rows on for a third of the time only, so that database and machine have room for others. */
function pace(): Transform {
  let from = performance.now();
  return new Transform({
    transform(rows, _encoding, done) {
      const rest = Math.min((performance.now() - from) * REST, LONGEST_REST_MS);
      setTimeout(() => {
        from = performance.now();
        done(null, rows);
      }, rest);
    },
  });
}

/** A file's SHA-256. */
export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
