#!/usr/bin/env node
// Builds, type-checks and tests each package where there are no sources but its own: the other packages are packed, and
// no browser is found. `checkAlone.ts tabs embed` does it for these two, `--share=2` for two whose turn it is: a run of CI
// has no time for all of them, and each commit has another turn.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PackedPackage, packPackages } from './packPackages.ts';
import { read, run } from './run.ts';
import { writeAlone } from './writeAlone.ts';

const SCRIPTS = ['build', 'typecheck', 'test:unit'];

const folder = mkdtempSync(join(tmpdir(), 'portal-alone-'));
try {
  const packed = packPackages(folder);
  const all = packed.map(({ name }) => name.replace('@portal/', ''));
  const wanted = wantedOf(process.argv.slice(2), all);
  const failed = wanted.filter((short) => !standsAlone(short, packed));
  if (failed.length > 0) throw new Error(`These need sources that are not theirs: ${failed.join(', ')}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function wantedOf(asked: string[], all: string[]): string[] {
  const share = Number(asked.find((name) => name.startsWith('--share='))?.slice('--share='.length));
  if (!share) return asked.length > 0 ? asked : all;
  const [commits = '0'] = read('git', ['rev-list', '--count', 'HEAD'], import.meta.dirname);
  return Array.from({ length: share }, (_, at) => all[(Number(commits) * share + at) % all.length] ?? '');
}

function standsAlone(short: string, packed: PackedPackage[]): boolean {
  const began = performance.now();
  const alone = join(folder, short);
  mkdirSync(alone);
  writeAlone(short, alone, packed);
  try {
    run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], alone);
    for (const script of SCRIPTS)
      run('pnpm', ['run', script], join(alone, 'packages', short), { PORTAL_CHROMIUM: 'none' });
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
