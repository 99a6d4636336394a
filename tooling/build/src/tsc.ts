#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Runs the native TypeScript compiler: the classic one stays installed for tools that need its JS API. */
export function runTsc(args: string[]): number {
  const require = createRequire(import.meta.url);
  const tsc = join(dirname(require.resolve('typescript7/package.json')), 'bin/tsc');
  return spawnSync(process.execPath, [tsc, ...args], { stdio: 'inherit' }).status ?? 1;
}

if (import.meta.main) process.exit(runTsc(process.argv.slice(2)));
