import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { atMost, type BenchResult } from '../lib/report.ts';
import { root } from '../lib/startServer.ts';

/** What the check of consumers says of one application that it made. */
const SAYS = /^consumers: (\S+) in (vite|next): .* \((\d+) s\)$/;
const LIMIT_SECONDS = 180;

/**
 * Measures how long it takes from an empty folder to a component on screen, by its README alone: each package in a fresh
 * Vite and a fresh Next.js application, installed, type-checked, built and opened, in seconds. An error or a warning of
 * the page ends the bench. `packages tabs notify` takes these two.
 */
export async function benchPackages(names: string[]): Promise<BenchResult> {
  const check = spawn(process.execPath, ['tooling/consumers/src/checkConsumers.ts', '--whole', ...names], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => check.on('close', resolve));
  const took: { name: string; framework: string; seconds: number }[] = [];
  for await (const line of createInterface({ input: check.stdout })) {
    console.error(line);
    const [, name = '', framework = '', seconds] = SAYS.exec(line) ?? [];
    if (seconds) took.push({ name, framework, seconds: Number(seconds) });
  }
  if ((await ended) !== 0) throw new Error('A package is not on screen by its README alone');
  return {
    figures: { took },
    bars: took.map(({ name, framework, seconds }) =>
      atMost(`${name} in ${framework}, seconds from an empty folder to the screen`, seconds, LIMIT_SECONDS),
    ),
  };
}
