import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedPackage } from './packPackages.ts';
import { run } from './run.ts';

const OTHER_VERSION = '0.0.1-other';

/**
 * Packs a package once more, as another version under another name: what an application gets when a part of it still has
 * the version before.
 */
export function packOther(packed: PackedPackage, out: string): PackedPackage {
  const name = `${packed.name}-other`;
  const unpacked = join(out, 'other');
  const tarball = join(out, `${name.replace('@portal/', '')}.tgz`);
  mkdirSync(unpacked, { recursive: true });
  run('tar', ['-xf', packed.tarball, '-C', unpacked], out);
  const file = join(unpacked, 'package/package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...manifest, name, version: OTHER_VERSION }));
  run('tar', ['-czf', tarball, '-C', unpacked, 'package'], out);
  const folder = join(out, 'other-source');
  cpSync(join(packed.folder, 'README.md'), join(folder, 'README.md'));
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const told = readme
    .replaceAll(`'${packed.name}`, `'${name}`)
    .replace(`add ${packed.name} `, `add ${name} `);
  writeFileSync(join(folder, 'README.md'), told);
  return { ...packed, name, tarball, folder, entries: [] };
}
