#!/usr/bin/env node
// Installs the packed packages into fresh applications, as another team would: type-checks, builds, opens them.
// One Vite application with all packages by default; `--whole` makes a Vite and a server-rendered Next.js application for each
// package alone, and one of each with all of them. `--whole tabs embed` does it for these two.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkOlderReact } from './checkOlderReact.ts';
import { judgePage, judgeServed } from './judgePage.ts';
import { packOther } from './packOther.ts';
import { type PackedPackage, packPackages } from './packPackages.ts';
import { readUsage } from './readUsage.ts';
import { run } from './run.ts';
import { type Framework, served } from './served.ts';
import { writeApp } from './writeApp.ts';

/** The package that an application has in two versions at once. */
const TWICE = '@portal/tabs';

const [mode, ...names] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'portal-consumers-'));
try {
  const packed = packPackages(folder);
  const everything = [
    ...packed,
    ...packed.filter(({ name }) => name === TWICE).map((one) => packOther(one, folder)),
  ];
  if (mode === '--whole') {
    const wanted = packed.filter(({ name }) => names.length === 0 || names.includes(shortOf(name)));
    const groups = [...wanted.map((entry) => [entry]), ...(names.length === 0 ? [everything] : [])];
    for (const shown of groups)
      for (const framework of ['vite', 'next'] as const) await consume(framework, everything, shown);
  } else await consume('vite', everything, everything);
  const began = performance.now();
  const older = checkOlderReact(folder, packed);
  console.log(`consumers: ${older.join(', ')} in React 18: installed and used (${secondsSince(began)} s)`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function consume(framework: Framework, packed: PackedPackage[], shown: PackedPackage[]): Promise<void> {
  const began = performance.now();
  const app = join(folder, 'app');
  mkdirSync(app);
  const starts = writeApp(framework, app, packed, shown);
  run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], app);
  // No package touches the window while it is imported.
  run(process.execPath, ['importAll.mjs'], app);
  if (framework === 'vite') run('pnpm', ['exec', 'tsc'], app);
  run('pnpm', ['exec', framework, 'build'], app);
  const examples = shown.filter((entry) => readUsage(entry.folder).isComponent);
  const shorts = examples.map(({ name }) => shortOf(name));
  await served(framework, app, async (url) => {
    if (framework === 'next') await judgeServed(url, shorts);
    await judgePage(url, shorts, starts);
  });
  rmSync(app, { recursive: true });
  const what =
    shown.length === packed.length
      ? `all packages, ${TWICE} in two versions,`
      : shown.map(({ name }) => name);
  const seconds = secondsSince(began);
  console.log(`consumers: ${what} in ${framework}: installed, type-checked, built and shown (${seconds} s)`);
}

function secondsSince(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(0);
}

function shortOf(name: string): string {
  return name.replace('@portal/', '');
}
