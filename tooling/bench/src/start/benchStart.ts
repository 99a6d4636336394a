import { spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { makeDataDir } from '@portal/tooling-test/server';
import { atMost, type BenchResult, round } from '../lib/report.ts';
import { root } from '../lib/startServer.ts';

type Start = { totalMs: number; phases: Record<string, number> };

/** Starts a copy of the checkout twice: cold (nothing installed, built or seeded) and again. */
export async function benchStart(): Promise<BenchResult> {
  const checkout = join(makeDataDir(), 'portal');
  cpSync(root, checkout, {
    recursive: true,
    filter: (path) =>
      !/\/(node_modules|dist|\.turbo|\.portal-data|test-results)(\/|$)/.test(path.slice(root.length)),
  });
  try {
    const cold = await start(checkout);
    const load = round(loadavg()[0] ?? Number.NaN);
    const second = await start(checkout);
    return {
      figures: { cold, second, loadBeforeSecond: load },
      bars: [atMost('second start until ready, s', second.totalMs / 1000, 5)],
    };
  } finally {
    rmSync(join(checkout, '..'), { recursive: true, force: true });
  }
}

async function start(cwd: string): Promise<Start> {
  const began = performance.now();
  const phases: Record<string, number> = {};
  const { PORTAL_TOOLCHAIN: _own, ...env } = process.env;
  const child = spawn('npm', ['start'], {
    cwd,
    env: { ...env, PORT: '4495' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const note = (line: string) => {
    if (line.startsWith('{"portal":"timings"'))
      Object.assign(phases, JSON.parse(line), { portal: undefined });
  };
  createInterface({ input: child.stderr }).on('line', note);
  const totalMs = await new Promise<number>((ready, failed) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      note(line);
      if (line.includes('Portal ready at')) ready(performance.now() - began);
    });
    child.once('exit', (code) => failed(new Error(`npm start ended with ${code}`)));
  });
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  await exited;
  return { totalMs: round(totalMs), phases };
}
