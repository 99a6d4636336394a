import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir } from '@portal/tooling-test/server';

/** A disk of its own that is small. */
export type SmallDisk = {
  readonly folder: string;
  /** Takes all room but so many bytes. */
  fill(left: number): void;
  /** Gives the room back. */
  empty(): void;
  remove(): void;
};

const PIECE = 1024 * 1024;

/** Mounts one in memory; undefined where this process may not: it takes root, and a Linux. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = makeDataDir();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  if (mount.status !== 0) {
    remove();
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill(left) {
      const { bavail, bsize } = statfsSync(folder);
      const piece = Buffer.alloc(PIECE);
      for (let rest = bavail * bsize - left; rest > 0; rest -= PIECE)
        appendFileSync(ballast, piece.subarray(0, Math.min(rest, PIECE)));
    },
    empty: () => rmSync(ballast, { force: true }),
    remove() {
      // Lazily: what a process of it still holds goes with that process.
      spawnSync('umount', ['-l', folder]);
      remove();
    },
  };
}
