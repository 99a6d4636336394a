import { chownSync, cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir } from '@portal/tooling-test/server';
import pg from 'pg';
import { placeCluster, removeOutside } from '../db/embedded/placeCluster.ts';
import { type Cluster, startCluster } from '../db/embedded/startCluster.ts';

/** A PostgreSQL of one's own in a folder of the system. */
export type TestCluster = Cluster & { readonly dataDir: string; dispose(): Promise<void> };

/** Starts an empty one. */
export async function startTestCluster(): Promise<TestCluster> {
  return open(makeDataDir());
}

/**
 * Starts a streaming replica of a running PostgreSQL. The embedded one comes without `pg_basebackup`: its files are copied
 * between the two calls that this program makes, too.
 */
export async function startStandby(primary: TestCluster): Promise<TestCluster> {
  const dataDir = makeDataDir();
  cpSync(join(primary.dataDir, 'postgres.password'), join(dataDir, 'postgres.password'));
  const { cluster: from } = placeCluster(primary.dataDir);
  const { cluster: to, runAs } = placeCluster(dataDir);
  const client = new pg.Client({ connectionString: primary.url('postgres') });
  await client.connect();
  await client.query("select pg_backup_start('standby', true)");
  // Who writes meanwhile may take a file away while it is copied; the log brings it back.
  cpSync(from, to, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !/postmaster\.(pid|opts)$/.test(path),
  });
  const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
  await client.end();
  const { password } = new URL(primary.url('postgres'));
  const settings = `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=portal password=${password}'\n`;
  for (const [name, text] of Object.entries({
    backup_label: rows[0].labelfile,
    'standby.signal': '',
    'postgresql.auto.conf': settings,
  }))
    writeFileSync(join(to, name), text);
  if (runAs)
    for (const name of ['.', ...readdirSync(to, { recursive: true, encoding: 'utf8' })])
      chownSync(join(to, name), runAs.uid, runAs.gid);
  return open(dataDir);
}

async function open(dataDir: string): Promise<TestCluster> {
  const cluster = await startCluster(dataDir);
  return {
    ...cluster,
    dataDir,
    async dispose() {
      await cluster.stop();
      removeOutside(placeCluster(dataDir));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
