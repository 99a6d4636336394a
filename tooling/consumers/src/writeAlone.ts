import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PackedPackage } from './packPackages.ts';
import { read } from './run.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

/** What every package is built and tested with; `docs` has the page that a guest example is tested from. */
const SHARED = ['tooling/build', 'tooling/test', 'tooling/tsconfig', 'docs'];

/**
 * Writes a repository that has the sources of one package and of the tools; what it needs of the other packages it gets
 * packed. The lockfile is ours, so that everything else is of the versions that we test with.
 */
export function writeAlone(short: string, out: string, packages: PackedPackage[]): void {
  const list = [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--',
    `packages/${short}`,
    ...SHARED,
  ];
  for (const path of read('git', list, REPOSITORY).filter((file) => existsSync(join(REPOSITORY, file))))
    cpSync(join(REPOSITORY, path), join(out, path));
  // The list of languages is that of the texts' configuration.
  const root = ['package.json', 'pnpm-lock.yaml', 'lingui.config.ts', 'packages/ui/src/core/locales.ts'];
  for (const name of root) cpSync(join(REPOSITORY, name), join(out, name));
  // The configuration of the texts lists what these hold.
  mkdirSync(join(out, 'apps/micro'), { recursive: true });
  writeFileSync(join(out, 'pnpm-workspace.yaml'), aloneWorkspace(short, packages));
}

function aloneWorkspace(short: string, packages: PackedPackage[]): string {
  const ours = readFileSync(join(REPOSITORY, 'pnpm-workspace.yaml'), 'utf8');
  const rest = ours.slice(ours.indexOf('\nallowBuilds:'));
  const overrides = packages
    .filter(({ name }) => name !== `@portal/${short}`)
    .map(({ name, tarball }) => `  '${name}': 'file:${tarball}'\n`);
  const withOverrides = rest.replace('\noverrides:\n', `\noverrides:\n${overrides.join('')}`);
  return `packages:\n  - packages/*\n  - tooling/*\n${withOverrides}`;
}
