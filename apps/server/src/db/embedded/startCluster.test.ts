import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBinaries } from './findBinaries.ts';
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
    const programs = join(home, 'checkout/native');
    cpSync(findBinaries(), programs, { recursive: true, verbatimSymlinks: true });
    const cluster = await startCluster(dataDir, { native: programs });
    const [row] = await query(cluster.url('postgres'), "select current_setting('data_directory') as place");
    expect(row).not.toMatchObject({ place: expect.stringContaining(home) });
    await cluster.stop();
    removeOutside(placeCluster(dataDir));
  },
);

it.runIf(process.getuid?.() === 0)(
  '[S91] takes the data along when a folder is closed to others',
  async () => {
    const dataDir = join(folder, 'open');
    const first = await startCluster(dataDir);
    await query(first.url('postgres'), 'create table kept (n int); insert into kept values (3)');
    await first.stop();
    for (const mode of [0o700, 0o755]) {
      chmodSync(folder, mode);
      const again = await startCluster(dataDir);
      expect(await query(again.url('postgres'), 'select n from kept')).toEqual([{ n: 3 }]);
      await again.stop();
    }
    removeOutside(placeCluster(dataDir));
  },
);

/** A server with its database, in a process of its own. */
function startElsewhere() {
  return spawn(
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
}

function databasePid(): number {
  return Number(readFileSync(join(placeCluster(folder).cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

it('[S92] stops the database of a server that was killed, and loses nothing', async () => {
  const child = startElsewhere();
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

it('[S92] waits for what is left of a database that was killed', async () => {
  const child = startElsewhere();
  const [line] = await once(child.stdout, 'data');
  const url = String(line).trim();
  await query(url, 'create table if not exists left_over (n int)');
  // A server that stands still does not notice the end of its database, whose number stays taken.
  child.kill('SIGSTOP');
  process.kill(databasePid(), 'SIGKILL');
  const starting = startCluster(folder);
  setTimeout(() => child.kill('SIGKILL'), 600);
  const cluster = await starting;
  expect(await query(cluster.url('postgres'), 'select n from left_over')).toEqual([]);
  await cluster.stop();
});

it('[S92] tells what the database said last, also where that is read after its end', async () => {
  const programs = join(folder, 'native');
  const lastWords = '(sleep 0.2; echo "FATAL: no room" >&2) &';
  mkdirSync(join(programs, 'bin'), { recursive: true });
  writeFileSync(join(programs, 'bin/postgres'), `#!/bin/sh\n${lastWords}\nexit 1\n`, { mode: 0o755 });
  const { cluster } = placeCluster(folder, programs);
  mkdirSync(cluster, { recursive: true });
  writeFileSync(join(cluster, 'PG_VERSION'), '');
  await expect(startCluster(folder, { native: programs })).rejects.toThrow('no room');
});

it('[S92] says so when the database ends by itself', async () => {
  const cluster = await startCluster(folder);
  process.kill(databasePid(), 'SIGINT');
  expect((await cluster.failed).message).toContain('PostgreSQL ended by itself');
});
