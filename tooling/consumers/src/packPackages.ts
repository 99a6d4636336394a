import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from './run.ts';

const PACKAGES = resolve(import.meta.dirname, '../../../packages');

/** A package as a consumer gets it. */
export type PackedPackage = {
  name: string;
  /** Folder of its sources, for its README. */
  folder: string;
  tarball: string;
  /** What a consumer imports, style sheets left out. */
  entries: string[];
  hasStyles: boolean;
  peers: Record<string, string>;
  optionalPeers: string[];
};

/** Packs every built package into a folder. */
export function packPackages(out: string): PackedPackage[] {
  return readdirSync(PACKAGES).map((short) => {
    const folder = join(PACKAGES, short);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    run('pnpm', ['pack', '--pack-destination', out, '--silent'], folder);
    return {
      name: manifest.name,
      folder,
      tarball: join(out, `portal-${short}-${manifest.version}.tgz`),
      entries: Object.keys(manifest.exports)
        .filter((subpath) => !/\.(css|json)$/.test(subpath))
        .map((subpath) => manifest.name + subpath.slice(1)),
      hasStyles: './styles.css' in manifest.exports,
      peers: manifest.peerDependencies ?? {},
      optionalPeers: Object.entries<{ optional?: boolean }>(manifest.peerDependenciesMeta ?? {}).flatMap(
        ([name, { optional }]) => (optional ? [name] : []),
      ),
    };
  });
}
