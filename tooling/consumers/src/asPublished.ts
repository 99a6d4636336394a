import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type PackedPackage, packPackages } from './packPackages.ts';

const CREATE = resolve(import.meta.dirname, '../../create-system/src/main.mjs');

/**
 * A command of a recipe as it is carried out before the packages are published: `npm create @portal/system` runs the tool of
 * this checkout, and an `npm install` outside the workspace takes the packages as they are packed. Others stay as they are.
 */
export function asPublished(command: string, scratch: string): string {
  const created = /^npm create @portal\/system (.*)$/.exec(command);
  if (created) return `node ${CREATE} ${created[1]?.replace('-- ', '')}`;
  const [, folder] = /^npm --prefix (\S+) install$/.exec(command) ?? [];
  if (folder === undefined) return command;
  writeFileSync(join(scratch, folder, 'pnpm-workspace.yaml'), overrides(packedInto(scratch)));
  return `pnpm --dir ${folder} install --prefer-offline --no-frozen-lockfile`;
}

let packed: PackedPackage[] | undefined;

function packedInto(scratch: string): PackedPackage[] {
  if (!packed || !existsSync(packed[0]?.tarball ?? '')) packed = packPackages(scratch);
  return packed;
}

function overrides(packages: readonly PackedPackage[]): string {
  const lines = packages.map(({ name, tarball }) => `  '${name}': 'file:${tarball}'\n`);
  return `packages: []\noverrides:\n${lines.join('')}`;
}
