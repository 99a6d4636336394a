#!/usr/bin/env node
// Builds, type-checks and tests each package where there are no sources but its own: the other packages are packed, and
// no browser is found. `checkAlone.ts tabs embed` does it for these two, `--share=2` for two whose turn it is.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { wantedOf } from '@portal/tooling-test/turns';
import { type PackedPackage, packPackages } from './packPackages.ts';
import { runBeside } from './run.ts';
import { writeAlone } from './writeAlone.ts';

const SCRIPTS = ['build', 'typecheck', 'test:unit'];

const folder = mkdtempSync(join(tmpdir(), 'portal-alone-'));
try {
  const packed = packPackages(folder);
  const all = packed.map(({ name }) => name.replace('@portal/', ''));
  const wanted = wantedOf(process.argv.slice(2), all);
  const failed: string[] = [];
  const waiting = wanted.values();
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  async function work(): Promise<void> {
    for (const short of waiting) if (!(await standsAlone(short, packed))) failed.push(short);
  }
  if (failed.length > 0) throw new Error(`These need sources that are not theirs: ${failed.join(', ')}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function standsAlone(short: string, packed: PackedPackage[]): Promise<boolean> {
  const began = performance.now();
  const alone = join(folder, short);
  mkdirSync(alone);
  writeAlone(short, alone, packed);
  try {
    await runBeside('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], alone);
    for (const script of SCRIPTS)
      await runBeside('pnpm', ['run', script], join(alone, 'packages', short), { PORTAL_CHROMIUM: 'none' });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  } finally {
    rmSync(alone, { recursive: true, force: true });
  }
  console.log(`alone: ${short} builds, type-checks and passes (${elapsed(began)})`);
  return true;
}

function elapsed(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(0)} s`;
}
