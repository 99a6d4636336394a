import { execFileSync } from 'node:child_process';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LogLevel } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { atLeast, type BenchResult } from '../lib/report.ts';
import { root } from '../lib/startServer.ts';
import { type Judgement, judgeMutants } from './judgeMutants.ts';
import { selectMutated } from './selectMutated.ts';

/** Percent of the changes that tests must notice. */
const LEAST_SCORE = 85;
const SINCE = '--since=';

/**
 * Changes the code in small ways, one at a time, and counts how many of the changes the unit tests notice. Takes names of
 * workspaces (`tabs portal`, else all), and `--since=<revision>` for the files changed since alone. Prints what survived.
 */
export async function benchMutation(args: string[]): Promise<BenchResult> {
  const names = args.filter((arg) => !arg.startsWith('-'));
  const since = args.find((arg) => arg.startsWith(SINCE))?.slice(SINCE.length);
  const selected = [...selectMutated(listFiles(since))].filter(
    ([folder]) => names.length === 0 || names.includes(basename(folder)),
  );
  const judged: Record<string, Judgement> = {};
  for (const [folder, files] of selected) {
    const judgement = await mutate(folder, files);
    judged[basename(folder)] = judgement;
    for (const survivor of judgement.survivors) console.error(`survived: ${survivor}`);
  }
  return {
    figures: { judged },
    bars: Object.entries(judged)
      .filter(([, { all }]) => all > 0)
      .map(([name, { score }]) => atLeast(`${name}, changes noticed, %`, score, LEAST_SCORE)),
  };
}

/** Runs in the folder of the workspace: the tests are found from there. */
async function mutate(folder: string, files: readonly string[]): Promise<Judgement> {
  const before = process.cwd();
  process.chdir(join(root, folder));
  // What drives a browser would not see the changes, which are made in this process.
  process.env.PORTAL_TEST_PROJECT = 'unit';
  try {
    const mutants = await new Stryker({
      mutate: files.map((file) => relative(folder, file)),
      testRunner: 'vitest',
      plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
      reporters: ['progress-append-only'],
      tempDirName: '.stryker-tmp',
      cleanTempDir: 'always',
      logLevel: 'warn' as LogLevel,
      fileLogLevel: 'off' as LogLevel,
    }).runMutationTest();
    return judgeMutants(mutants, (file) => relative(root, file));
  } finally {
    process.chdir(before);
  }
}

/** Files that Git knows or would take up; of a revision's successors, those that changed. */
function listFiles(since: string | undefined): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const added = git('ls-files', '--others', '--exclude-standard');
  const known = since ? git('diff', '--name-only', '--diff-filter=d', since) : git('ls-files');
  return [...known, ...added];
}
