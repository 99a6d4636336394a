import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LINES_MAX = 20;

/** The code under "Usage" of a package's README: a module by itself, at most 20 lines. Throws when it is not that. */
export function readUsage(folder: string): { code: string; isComponent: boolean } {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const [, code] = /\n## Usage\n[\s\S]*?```tsx?\n([\s\S]*?)```/.exec(readme) ?? [];
  if (!code) throw new Error(`${folder}/README.md has no code under "## Usage"`);
  const lines = code.trim().split('\n').length;
  if (lines > LINES_MAX)
    throw new Error(`${folder}/README.md: ${lines} lines of usage, at most ${LINES_MAX}`);
  return { code, isComponent: /export function Example\b/.test(code) };
}
