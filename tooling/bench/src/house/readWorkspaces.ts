import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Workspace } from './createResolver.ts';

/** Returns the workspaces of the repository. */
export function readWorkspaces(root: string): Workspace[] {
  const listed = execFileSync('git', ['ls-files', '*/package.json'], { cwd: root, encoding: 'utf8' });
  return listed
    .trim()
    .split('\n')
    .map((file) => ({
      ...JSON.parse(readFileSync(join(root, file), 'utf8')),
      folder: dirname(file).replaceAll('\\', '/'),
    }));
}
