import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeDataDir, spawnServer } from '@portal/tooling-test/server';
import { signInPerson } from '../ai/signInPerson.ts';
import { loadClient } from '../auth/loadClient.ts';
import { percentile, round } from '../lib/report.ts';
import { root } from '../lib/startServer.ts';

const TOKEN = 'a-token-of-this-bench';
const READS = 200;

/** What reading figures and keeping data takes; times of calls in milliseconds. */
type Keeping = {
  metricsMs: number;
  backup: { seconds: number; said: string };
  /** Within so long 95 of 100 pages of orders are answered: at rest, and beside the backup. */
  callsMs: { atRest: number; meanwhile: number };
  restore: { seconds: number; said: string };
};

/** Backs up the demo of so many times the data beside its running server, and restores it elsewhere. */
export async function measureKeeping(size: number): Promise<Keeping> {
  const folder = makeDataDir();
  const env = {
    ...process.env,
    PORT: '0',
    PORTAL_DEMO_SIZE: String(size),
    PORTAL_LOG: 'error',
    PORTAL_DATA_DIR: join(folder, 'data'),
    PORTAL_METRICS_TOKEN: TOKEN,
    DATABASE_URL: '',
    NODE_ENV: 'production',
  };
  const stored = join(folder, 'backup');
  const server = await spawnServer(env);
  try {
    const readMetrics = () =>
      timed(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    const readOrders = await openOrders(server.url);
    const metricsMs = round(percentile(await times(READS, readMetrics), 95));
    const atRest = percentile(await times(READS, readOrders), 95);
    const backup = portalctl(['backup', stored], env);
    const during: number[] = [];
    let isOver = false;
    const ended = backup.finally(() => {
      isOver = true;
    });
    while (!isOver) during.push(await readOrders());
    const made = await ended;
    await server.stop();
    const elsewhere = { ...env, PORTAL_DATA_DIR: join(folder, 'elsewhere') };
    return {
      metricsMs,
      backup: made,
      callsMs: { atRest: round(atRest), meanwhile: round(percentile(during, 95)) },
      restore: await portalctl(['restore', stored], elsewhere),
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function times(count: number, measure: () => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push(await measure());
  return all;
}

/** Reads the first page of orders as the demo's owner, and tells the milliseconds. */
async function openOrders(url: string): Promise<() => Promise<number>> {
  const { token, company } = await signInPerson(await loadClient(), url, 'owner');
  const headers = { 'content-type': 'application/json', authorization: token, company };
  const body = JSON.stringify({ pageNo: 1, pageSize: 50 });
  return () => timed(`${url}/api/v1/queryOrders`, { method: 'POST', headers, body });
}

/** Milliseconds until an answer was read whole. */
async function timed(url: string, request: RequestInit): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, request);
  await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
  return performance.now() - began;
}

/** Runs it as an operator does; a run that fails throws what it said. */
async function portalctl(args: readonly string[], env: NodeJS.ProcessEnv) {
  const began = performance.now();
  const program = ['--conditions=source', 'apps/server/src/cli/main.ts', ...args];
  const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: root, env });
  return { seconds: round((performance.now() - began) / 1_000), said: stdout.trim() };
}
