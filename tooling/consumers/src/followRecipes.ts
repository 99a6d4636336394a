#!/usr/bin/env node
// Follows the recipes of docs/recipes to the letter, each in a scratch copy of the repository: writes its files, makes its
// changes, runs its commands. Names of recipes narrow to these, `--share=2` to two whose turn it is.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { wantedOf } from '@portal/tooling-test/turns';
import { asPublished } from './asPublished.ts';
import { readRecipe, type Step } from './readRecipe.ts';
import { run } from './run.ts';

const root = resolve(import.meta.dirname, '../../..');
/** The copy borrows the dependencies of this checkout: pnpm must not set about installing them anew. */
const AS_INSTALLED = {
  pnpm_config_verify_deps_before_run: 'false',
  npm_config_verify_deps_before_run: 'false',
  // Where a recipe installs something, the lockfile gets an entry, and the store has what it needs.
  pnpm_config_frozen_lockfile: 'false',
  pnpm_config_prefer_offline: 'true',
};

const all = globSync('docs/recipes/*.md', { cwd: root })
  .map((file) => basename(file, '.md'))
  .sort();

for (const name of wantedOf(process.argv.slice(2), all)) {
  const text = readFileSync(join(root, `docs/recipes/${name}.md`), 'utf8');
  const began = performance.now();
  const scratch = mkdtempSync(join(tmpdir(), 'portal-recipe-'));
  try {
    const steps = readRecipe(name, text);
    copyRepository(scratch);
    if (!steps.some(installs)) borrowDependencies(scratch);
    for (const step of steps) follow(step, scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  console.log(`recipe: ${name} works as written (${((performance.now() - began) / 1000).toFixed(0)} s)`);
}

function follow(step: Step, scratch: string): void {
  if (step.kind === 'file') {
    const file = join(scratch, step.path);
    if (existsSync(file)) throw new Error(`${step.path} is there already: a recipe changes it by a diff`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, step.text);
  } else if (step.kind === 'change') {
    const applied = spawnSync('git', ['apply', '--recount', '-'], {
      cwd: scratch,
      input: step.diff,
      encoding: 'utf8',
    });
    if (applied.status !== 0) throw new Error(`A change no longer fits:\n${applied.stderr}\n${step.diff}`);
  } else run('sh', ['-c', asPublished(step.command, scratch)], scratch, AS_INSTALLED);
}

/** What is installed beside links to another checkout would be installed there. */
function installs(step: Step): boolean {
  return step.kind === 'run' && step.command.startsWith('pnpm install');
}

/** What is in the repository, without what is built or installed. */
function copyRepository(scratch: string): void {
  for (const file of git('ls-files', '-co', '--exclude-standard')) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(scratch, file)), { recursive: true });
    cpSync(join(root, file), join(scratch, file));
  }
}

/** The dependencies that are installed beside the repository: links, which take no time to copy. */
function borrowDependencies(scratch: string): void {
  // A folder of its own, in which pnpm keeps what it knows of a run.
  mkdirSync(join(scratch, 'node_modules'));
  for (const entry of readdirSync(join(root, 'node_modules')).filter((one) =>
    /^(?!\.)|^\.(bin|pnpm|modules\.yaml)$/.test(one),
  ))
    symlinkSync(join(root, 'node_modules', entry), join(scratch, 'node_modules', entry));
  for (const modules of globSync('{apps,apps/micro,packages,tooling}/*/node_modules', { cwd: root }))
    cpSync(join(root, modules), join(scratch, modules), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/node_modules\/\.(?!bin)/.test(path.slice(root.length)),
    });
}

function git(...command: string[]): string[] {
  return spawnSync('git', command, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
    .stdout.split('\n')
    .filter(Boolean);
}
