import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { findBinaries } from './findBinaries.ts';
import { findUnprivilegedUser, isReachable, type RunAs } from './unprivilegedUser.ts';

/** Where the database lives and which programs run it. */
export type ClusterPlace = {
  /** PostgreSQL's data folder. */
  readonly cluster: string;
  /** The folder with `bin` and `lib`. */
  readonly binaries: string;
  readonly runAs: RunAs | undefined;
  /** A folder outside the data folder that belongs to it, to be removed with it. */
  readonly outside: string | undefined;
};

/**
 * Chooses the place. Usually the data folder itself; for root below a folder that nobody else may enter (a home of
 * mode 0700) a folder of the system, since PostgreSQL runs as another user there.
 */
export function placeCluster(dataDir: string): ClusterPlace {
  const native = findBinaries();
  const inside = join(dataDir, 'postgres');
  const owner = existsSync(inside) ? statSync(inside) : undefined;
  const runAs = findUnprivilegedUser(owner);
  if (!runAs) return { cluster: inside, binaries: native, runAs, outside: undefined };
  const isInside = isReachable(dataDir, runAs);
  const outside = isInside ? undefined : outsideFolder(dataDir, runAs);
  return {
    cluster: outside ? join(outside, 'postgres') : inside,
    binaries: isReachable(join(native, 'bin/postgres'), runAs)
      ? native
      : copyBinaries(native, outside ?? dataDir),
    runAs,
    outside,
  };
}

function outsideFolder(dataDir: string, runAs: RunAs): string {
  const name = `${basename(dataDir)}-${digest(dataDir)}`;
  for (const parent of ['/var/lib/portal', resolve(tmpdir(), 'portal')]) {
    const folder = join(parent, name);
    try {
      mkdirSync(folder, { recursive: true });
      for (const made of [parent, folder]) chmodSync(made, 0o755);
      if (isReachable(folder, runAs)) return folder;
    } catch {
      // The next place may do.
    }
  }
  throw new Error(
    `PostgreSQL runs as an unprivileged user, who can enter neither ${dataDir} nor /var/lib: set PORTAL_DATA_DIR.`,
  );
}

function copyBinaries(native: string, parent: string): string {
  const target = join(parent, `programs-${digest(native)}`);
  if (existsSync(target)) return target;
  const draft = `${target}-${process.pid}`;
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', draft]);
  renameSync(draft, target);
  return target;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Removes what stands outside the data folder. */
export function removeOutside({ outside }: ClusterPlace): void {
  if (outside) rmSync(outside, { recursive: true, force: true });
}
