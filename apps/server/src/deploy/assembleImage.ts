import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { REPOSITORY } from '../settings/readSettings.ts';
import type { ImageStage } from './readImage.ts';

const HOME = '/opt/portal';
/** From what is installed here already, each file for itself: rights are changed afterwards. */
const AS_HERE = ['--offline', '--trust-lockfile', '--package-import-method=copy'];

/**
 * Carries out the steps of the image that make its tree, in `folder`, and gives the tree. The stage of the pages is this
 * repository, installed and built.
 */
export function assembleImage(stages: readonly ImageStage[], folder: string): string {
  const treeOf = (name: string) => (name === 'pages' ? REPOSITORY : join(folder, name));
  for (const stage of stages.filter(({ name }) => name !== 'pages')) {
    const tree = treeOf(stage.name);
    mkdirSync(tree, { recursive: true });
    for (const { does, args } of stage.steps) {
      if (does === 'COPY') copy(args, tree, treeOf);
      const [command = '', ...rest] = args.split(' ');
      if (does === 'RUN' && command === 'pnpm')
        execFileSync(command, [...rest, ...AS_HERE], { cwd: tree, stdio: 'pipe', env: withoutWorkspace() });
    }
  }
  return treeOf('image');
}

function copy(args: string, tree: string, treeOf: (stage: string) => string): void {
  const words = args.split(' ');
  const stage = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
  const target = words.pop() ?? '';
  for (const word of words) {
    const source = stage ? join(treeOf(stage), relative(HOME, word)) : join(REPOSITORY, word);
    // A build that was not made here yet is a folder without pages.
    if (stage === 'pages' && !existsSync(source)) {
      mkdirSync(join(tree, target), { recursive: true });
      continue;
    }
    if (stage && word === HOME) {
      // All of a stage that nothing else is taken from.
      rmSync(tree, { recursive: true });
      renameSync(source, tree);
      continue;
    }
    const isFolder = statSync(source).isDirectory();
    const to = !isFolder && target.endsWith('/') ? join(target, basename(source)) : target;
    mkdirSync(join(tree, dirname(to)), { recursive: true });
    cpSync(source, join(tree, to), { recursive: true, verbatimSymlinks: true });
  }
}

/** Nothing of the package manager that runs the tests. */
function withoutWorkspace(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|pnpm_|PNPM_|NODE_ENV$)/.test(name)),
  );
}
