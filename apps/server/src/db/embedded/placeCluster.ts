import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
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
export function placeCluster(dataDir: string, native: string = findBinaries()): ClusterPlace {
  const inside = join(dataDir, 'postgres');
  const owner = existsSync(inside) ? statSync(inside) : undefined;
  const runAs = findUnprivilegedUser(owner);
  if (!runAs) return { cluster: inside, binaries: native, runAs, outside: undefined };
  const known = outsideFolders(dataDir).find((folder) => existsSync(join(folder, 'postgres')));
  const outside = known ?? (isReachable(dataDir, runAs) ? undefined : makeOutside(dataDir, runAs));
  if (outside && !known && owner) moveFolder(inside, join(outside, 'postgres'));
  return {
    cluster: outside ? join(outside, 'postgres') : inside,
    binaries: isReachable(join(native, 'bin/postgres'), runAs)
      ? native
      : copyBinaries(native, outside ?? dataDir),
    runAs,
    outside,
  };
}

function outsideFolders(dataDir: string): string[] {
  const name = `${basename(dataDir)}-${digest(dataDir)}`;
  return ['/var/lib/portal', resolve(tmpdir(), 'portal')].map((parent) => join(parent, name));
}

function makeOutside(dataDir: string, runAs: RunAs): string {
  for (const folder of outsideFolders(dataDir)) {
    try {
      mkdirSync(folder, { recursive: true });
      for (const made of [dirname(folder), folder]) chmodSync(made, 0o755);
      if (isReachable(folder, runAs)) return folder;
    } catch {
      // The next place may do.
    }
  }
  throw new Error(
    `PostgreSQL runs as an unprivileged user, who can enter neither ${dataDir} nor /var/lib: set PORTAL_DATA_DIR.`,
  );
}

/** A data folder that was open once and is closed now takes its database along. */
function moveFolder(from: string, to: string): void {
  if (spawnSync('mv', [from, to]).status !== 0) throw new Error(`${from} cannot be moved to ${to}.`);
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
