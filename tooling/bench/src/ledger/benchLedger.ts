import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeDataDir, spawnServer } from '@portal/tooling-test/server';
import { atMost, type Bar, type BenchResult, round } from '../lib/report.ts';
import { root } from '../lib/startServer.ts';

type Checked = { broken: Record<string, number>; orders: number };

const MOST_FILL_S = 60;

/** Fills databases with demo data of both sizes and counts the rows that break a rule of the ledger. */
export async function benchLedger(args: string[]): Promise<BenchResult> {
  const sizes = args.length > 0 ? args.map(Number) : [1, 20];
  const figures: Record<string, unknown> = {};
  const bars: Bar[] = [];
  for (const size of sizes) {
    const { fillS, broken, orders } = await fillAndCheck(size);
    figures[`size ${size}`] = { fillS, orders, broken };
    for (const [rule, count] of Object.entries(broken))
      bars.push(atMost(`size ${size}: ${rule}, broken`, count, 0));
    if (size > 1) bars.push(atMost(`size ${size}: filled, s`, fillS, MOST_FILL_S));
  }
  return { figures, bars };
}

async function fillAndCheck(size: number): Promise<Checked & { fillS: number }> {
  const folder = makeDataDir();
  let seedMs = Number.NaN;
  const env = {
    ...process.env,
    PORT: '0',
    PORTAL_SEED: 'demo',
    PORTAL_DEMO_SIZE: String(size),
    PORTAL_DATA_DIR: folder,
    DATABASE_URL: '',
    NODE_ENV: 'production',
  };
  const server = await spawnServer(env, (text) => {
    seedMs = Number(/"seedMs":(\d+)/.exec(text)?.[1] ?? seedMs);
  });
  try {
    const { databaseUrl } = JSON.parse(readFileSync(join(folder, 'connection.json'), 'utf8'));
    const check = ['--conditions=source', 'apps/demo/src/checkLedger.ts', databaseUrl];
    const { stdout } = await promisify(execFile)(process.execPath, check, { cwd: root });
    return { fillS: round(seedMs / 1_000), ...(JSON.parse(stdout) as Checked) };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
