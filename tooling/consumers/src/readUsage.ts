import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedPackage } from './packPackages.ts';

const LINES_MAX = 20;

/** The code under "Usage" of a package's README: a module by itself, at most 20 lines. Throws when it is not that. */
export function readUsage(folder: string): { code: string; isComponent: boolean } {
  const [, code] = /\n## Usage\n[\s\S]*?```tsx?\n([\s\S]*?)```/.exec(readme(folder)) ?? [];
  if (!code) throw new Error(`${folder}/README.md has no code under "## Usage"`);
  const lines = code.trim().split('\n').length;
  if (lines > LINES_MAX)
    throw new Error(`${folder}/README.md: ${lines} lines of usage, at most ${LINES_MAX}`);
  return { code, isComponent: /export function Example\b/.test(code) };
}

/** The code under "Start" of a package's README: the page around the usage; undefined for a package without components. */
export function readStart(folder: string): string | undefined {
  return /\n## Start\n[\s\S]*?```tsx\n([\s\S]*?)```/.exec(readme(folder))?.[1];
}

/** What the README tells to install; throws when a peer is not named there that the package needs. */
export function readInstall({ folder, name, peers, optionalPeers }: PackedPackage): string[] {
  const [, line = ''] = /\n## Install\n[\s\S]*?\npnpm add (.*)\n/.exec(readme(folder)) ?? [];
  const named = line.split(' ');
  const needed = [name, ...Object.keys(peers).filter((peer) => !optionalPeers.includes(peer))];
  const missing = needed.filter((dependency) => !named.includes(dependency));
  if (missing.length > 0) throw new Error(`${folder}/README.md does not install ${missing.join(', ')}`);
  return named;
}

function readme(folder: string): string {
  return readFileSync(join(folder, 'README.md'), 'utf8');
}
