#!/usr/bin/env node
// Installs the packed packages into fresh applications, as another team would: type-checks, builds, opens them.
// A Vite application by default; `--whole` adds a Next.js one, server-rendered.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgePage } from './judgePage.ts';
import { type PackedPackage, packPackages } from './packPackages.ts';
import { readUsage } from './readUsage.ts';
import { run } from './run.ts';
import { writeApp } from './writeApp.ts';

const SERVE = {
  vite: (port: number) => ['exec', 'vite', 'preview', '--port', `${port}`, '--strictPort'],
  next: (port: number) => ['exec', 'next', 'start', '-p', `${port}`],
};

const folder = mkdtempSync(join(tmpdir(), 'portal-consumers-'));
const packages = packPackages(folder);
const templates = process.argv.includes('--whole') ? (['vite', 'next'] as const) : (['vite'] as const);
try {
  for (const template of templates) await consume(template, await freePort(), packages);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function consume(template: keyof typeof SERVE, port: number, packed: PackedPackage[]): Promise<void> {
  const app = join(folder, template);
  mkdirSync(app);
  writeApp(template, app, packed);
  run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], app);
  // No package touches the window while it is imported.
  run(process.execPath, ['importAll.mjs'], app);
  if (template === 'vite') run('pnpm', ['exec', 'tsc'], app);
  run('pnpm', ['exec', template, 'build'], app);
  const server = spawn('pnpm', SERVE[template](port), {
    cwd: app,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  try {
    const url = `http://localhost:${port}/`;
    await answers(url);
    await judgePage(url, shownExamples(packed));
  } finally {
    stop(server);
  }
  console.log(`consumers: ${template} installs, type-checks, builds and shows ${packed.length} packages`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function shownExamples(packed: PackedPackage[]): string[] {
  return packed
    .filter((entry) => readUsage(entry.folder).isComponent)
    .map(({ name }) => name.replace('@portal/', ''));
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((next) => setTimeout(next, 250));
  }
  throw new Error(`${url} does not answer`);
}

/** The command runs in a group of its own: the server below it ends with it. */
function stop({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGTERM');
}
