import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createCluster } from './createCluster.ts';
import { type ClusterPlace, placeCluster } from './placeCluster.ts';
import { stopOrphan } from './stopOrphan.ts';

/** A running PostgreSQL of our own. */
export type Cluster = {
  readonly port: number;
  /** The address of one of its databases. */
  url(database: string): string;
  stop(): Promise<void>;
  /** Resolves when it ends without having been stopped. */
  readonly failed: Promise<Error>;
};

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '64MB',
  max_connections: '60',
  log_destination: 'stderr',
  log_min_messages: 'fatal',
  lc_messages: 'C',
};

/** How PostgreSQL is started. */
export type ClusterOptions = {
  /** The folder of its programs. @default the installed ones */
  native?: string;
  /** @default a free one */
  port?: number;
};

/** Starts PostgreSQL on a data folder, which it makes when there is none. The caller holds the folder's lock. */
export async function startCluster(
  dataDir: string,
  { native, port: fixed }: ClusterOptions = {},
): Promise<Cluster> {
  mkdirSync(dataDir, { recursive: true });
  const place = placeCluster(dataDir, native);
  const password = readPassword(dataDir);
  await stopOrphan(place);
  if (!existsSync(join(place.cluster, 'PG_VERSION'))) await createCluster(place, password);
  const port = fixed ?? (await freePort());
  const url = (database: string) => `postgres://portal:${password}@127.0.0.1:${port}/${database}`;
  const giveUpAt = performance.now() + LEFTOVERS_GONE_MS;
  for (;;) {
    const { failed, stop } = run(place, port);
    const failure = await untilReady(url('postgres'), failed);
    if (!failure) return { port, url, failed, stop };
    if (!LEFTOVERS.test(failure.message) || performance.now() > giveUpAt) throw failure;
    await pause(200);
    // A server that was killed while it started one may have left it behind a moment ago.
    await stopOrphan(place);
  }
}

/** What a database that was killed leaves for a moment: its number until it is reaped, memory until its helpers notice. */
const LEFTOVERS = /lock file "postmaster\.pid" already exists|pre-existing shared memory block/;
const LEFTOVERS_GONE_MS = 15_000;
const LAST_WORDS_MS = 1_000;

function run(place: ClusterPlace, port: number): Pick<Cluster, 'failed' | 'stop'> {
  const child = launch(place, port);
  let stderr = '';
  child.stderr?.on('data', (chunk) => {
    stderr = `${stderr}${chunk}`.slice(-4000);
  });
  let isStopping = false;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // What it said last may be read only after its end; helpers that outlive it can hold the pipe open.
  const wasRead = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const failed = new Promise<Error>((resolve) => {
    ended.then(async () => {
      if (isStopping) return;
      await Promise.race([wasRead, pause(LAST_WORDS_MS)]);
      resolve(new Error(`PostgreSQL ended by itself: ${stderr.trim()}`));
    });
  });
  return {
    failed,
    async stop() {
      isStopping = true;
      child.kill('SIGINT');
      const timer = setTimeout(() => child.kill('SIGQUIT'), 10_000);
      await ended;
      clearTimeout(timer);
    },
  };
}

function launch({ binaries, cluster, runAs }: ClusterPlace, port: number): ChildProcess {
  const settings = Object.entries({ ...SETTINGS, port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  return spawn(join(binaries, 'bin/postgres'), ['-D', cluster, ...settings], {
    ...runAs,
    cwd: cluster,
    env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A signal to the server's group (Ctrl+C) must not stop the database before the server has.
    detached: true,
  });
}

function readPassword(dataDir: string): string {
  const file = join(dataDir, 'postgres.password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** Settles once it answers, or with why it ended before. */
async function untilReady(url: string, failed: Promise<Error>): Promise<Error | undefined> {
  const end = performance.now() + 60_000;
  let failure: Error | undefined;
  failed.then((error) => {
    failure = error;
  });
  while (!failure) {
    const client = new pg.Client({ connectionString: url });
    // A database without room ends right after it answered: unheard, that would end this process as well.
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return undefined;
    } catch (error) {
      client.end().catch(() => {});
      if (performance.now() > end) throw error;
      await pause(25);
    }
  }
  return failure;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject()));
    });
  });
}
