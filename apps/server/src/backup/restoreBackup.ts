import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { dropTables } from '../db/dropTables.ts';
import { migrateDatabase } from '../db/migrateDatabase.ts';
import { doneMigrations, knownMigrations, migrateTo } from '../db/migrations.ts';
import { askReport } from './askReport.ts';
import { quoted } from './listTables.ts';
import { BackupError, fileOf, type Manifest, readManifest, type TableFile } from './Manifest.ts';
import { digestOf } from './writeBackup.ts';

/** Connections that end take so long to be gone. */
const LEAVING_MS = 1_000;

/** What came back. */
export type Restored = Pick<Manifest, 'createdAt' | 'tables' | 'report'>;

/**
 * Puts a backup into a database: its tables as they were, its rows, the role that confines reports; then brings it to
 * this version. What cannot be restored is refused before anything is changed. `replace` drops the tables that are there.
 */
export async function restoreBackup(
  url: string,
  folder: string,
  { replace }: { replace: boolean },
): Promise<Restored> {
  const manifest = readManifest(folder);
  const steps = requireVersion(manifest);
  for (const { name, sha256 } of manifest.tables)
    if (!existsSync(fileOf(folder, name)) || (await digestOf(fileOf(folder, name))) !== sha256)
      throw new BackupError(`The rows of ${name} are missing or damaged: the backup cannot be used.`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await requireAlone(client);
    if ((await doneMigrations(client)).length > 0 && !replace)
      throw new BackupError('The database holds a portal: --force replaces all its data.');
    await dropTables(url);
    await migrateTo(client, steps);
    await load(client, folder, manifest);
    await migrateDatabase(url);
    await check(client, manifest);
    return manifest;
  } finally {
    await client.end();
  }
}

/** How many of our steps had made the backup's tables. */
function requireVersion({ migrations }: Manifest): number {
  const known = knownMigrations();
  const steps = migrations.length;
  if (migrations.every((step, index) => step === known[index])) return steps;
  throw new BackupError(
    'The backup is of a newer or another version of the portal: restore it with that one.',
  );
}

/** A server that runs keeps keys of the data that it started with. One that just ended may still be counted. */
async function requireAlone(client: pg.Client): Promise<void> {
  for (const end = performance.now() + LEAVING_MS; ; await pause(100)) {
    const { rows } = await client.query(`select count(*)::int as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
    if (rows[0].others === 0) return;
    if (performance.now() > end)
      throw new BackupError('Others are connected to the database: stop the portal’s servers first.');
  }
}

async function load(client: pg.Client, folder: string, { tables, sequences }: Manifest): Promise<void> {
  await client.query('begin');
  // What the steps themselves wrote is in the backup too, as it was then.
  await client.query(`truncate ${quoted(tables.map(({ name }) => name))} restart identity`);
  for (const table of tables) await loadTable(client, folder, table);
  for (const { name, value } of sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [`public."${name}"`, value]);
  // Numbers of pushes that pages have seen since mean something else from now on.
  await client.query("update installation set value = $1 where name = 'epoch'", [randomUUID()]);
  await client.query('commit');
  await client.query('analyze');
}

async function loadTable(
  client: pg.Client,
  folder: string,
  { name, columns, rows }: TableFile,
): Promise<void> {
  // What triggers noted while other tables were loaded is no part of the backup.
  await client.query(`delete from "${name}"`);
  const taking = client.query(copyFrom(`copy "${name}" (${quoted(columns)}) from stdin`));
  await pipeline(createReadStream(fileOf(folder, name)), createGunzip(), taking);
  const { rows: counted } = await client.query(`select count(*)::int as count from "${name}"`);
  if (counted[0].count !== rows)
    throw new BackupError(`${name} has ${counted[0].count} rows after the restore, and had ${rows}.`);
}

/** The role is there and a report says what it said, read through that role. */
async function check(client: pg.Client, { report, createdAt }: Manifest): Promise<void> {
  const { rows } = await client.query(`select exists (select from pg_roles where rolname = 'portal_reports'
    and pg_has_role(oid, 'member') and has_table_privilege(oid, 'report.orders', 'select')
    and not has_table_privilege(oid, 'public.users', 'select')) as confined`);
  if (!rows[0].confined)
    throw new BackupError(
      'The data are restored, but reports are not confined: the role portal_reports is missing or has other rights, and ' +
        'the database’s owner may make none. Have it made (CREATE ROLE portal_reports NOLOGIN; GRANT portal_reports TO ' +
        'the owner) and restore again.',
    );
  if (!report) return;
  if ((await askReport(drizzle(client), report, new Date(createdAt))) !== report.digest)
    throw new BackupError(`The report ${report.id} says something else than when the backup was made.`);
}
