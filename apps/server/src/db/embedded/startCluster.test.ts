import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { placeCluster, removeOutside } from './placeCluster.ts';
import { startCluster } from './startCluster.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-cluster-'));
  chmodSync(folder, 0o755);
});
afterEach(() => {
  removeOutside(placeCluster(folder));
  rmSync(folder, { recursive: true, force: true });
});

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

it('[S91] starts on a new folder and on the same again', async () => {
  const first = await startCluster(folder);
  await query(first.url('postgres'), 'create table kept (n int); insert into kept values (1)');
  await first.stop();
  const second = await startCluster(folder);
  expect(await query(second.url('postgres'), 'select n from kept')).toEqual([{ n: 1 }]);
  expect(await query(second.url('postgres'), "select current_setting('fsync') as fsync")).toEqual([
    { fsync: 'on' },
  ]);
  await second.stop();
  expect(statSync(join(folder, 'postgres.password')).mode & 0o077).toBe(0);
});

it.runIf(process.getuid?.() === 0)(
  '[S91] starts for root below a folder that nobody else may enter',
  async () => {
    const home = join(folder, 'home');
    mkdirSync(home, { mode: 0o700 });
    const dataDir = join(home, 'checkout/.portal-data');
    const cluster = await startCluster(dataDir);
    const [row] = await query(cluster.url('postgres'), "select current_setting('data_directory') as place");
    expect(row).not.toMatchObject({ place: expect.stringContaining(home) });
    await cluster.stop();
    removeOutside(placeCluster(dataDir));
  },
);

it('[S92] stops the database of a server that was killed, and loses nothing', async () => {
  const child = spawn(
    process.execPath,
    [
      '--conditions=source',
      '--input-type=module',
      '-e',
      `import { startCluster } from ${JSON.stringify(join(import.meta.dirname, 'startCluster.ts'))};
       console.log((await startCluster(${JSON.stringify(folder)})).url('postgres'));`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = await once(child.stdout, 'data');
  const url = String(line).trim();
  await query(url, 'create table kept (n int); insert into kept values (7)');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const cluster = await startCluster(folder);
  expect(await query(cluster.url('postgres'), 'select n from kept')).toEqual([{ n: 7 }]);
  await expect(query(url, 'select 1')).rejects.toThrow();
  await cluster.stop();
});

it('[S92] says so when the database ends by itself', async () => {
  const cluster = await startCluster(folder);
  const pid = await query(cluster.url('postgres'), 'select pg_backend_pid() as pid');
  expect(pid).toHaveLength(1);
  const { readFileSync } = await import('node:fs');
  const place = placeCluster(folder).cluster;
  process.kill(Number(readFileSync(join(place, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGINT');
  expect((await cluster.failed).message).toContain('PostgreSQL ended by itself');
});
