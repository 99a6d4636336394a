import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { must, root } from './shell.mjs';

const stamp = join(root, 'node_modules/.cache/portal/install');

/** Installs what the lockfile lists, unless the same lockfile and manifests were installed before. */
export function installDependencies() {
  const manifests = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...globSync(['package.json', '{apps,packages,tooling}/*/package.json', 'apps/micro/*/package.json'], {
      cwd: root,
    }).sort(),
  ];
  const hash = createHash('sha256');
  for (const file of manifests) if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)));
  const digest = hash.digest('hex');
  if (
    existsSync(join(root, 'node_modules/.modules.yaml')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === digest
  )
    return;
  must('pnpm', [
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    '--reporter=append-only',
    '--loglevel=warn',
  ]);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}
