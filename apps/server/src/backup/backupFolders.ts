import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './Manifest.ts';

/** Our own backups in a folder; what others put there has other names. */
const NAME = /^\d{4}-\d{2}-\d{2}T\d{6}Z$/;
const DRAFT = /^\d{4}-\d{2}-\d{2}T\d{6}Z\.part$/;

/** Where the backup of a moment goes. */
export function backupFolder(folder: string, now: Date): string {
  return join(folder, `${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`);
}

/** When the newest whole backup of a folder was made; undefined when there is none, or no folder. */
export function newestBackup(folder: string): Date | undefined {
  for (const name of list(folder, NAME).reverse()) {
    try {
      return new Date(readManifest(join(folder, name)).createdAt);
    } catch {
      // It is no backup, or a damaged one: an older one counts.
    }
  }
  return undefined;
}

/** Removes what a process that ended left half done, and makes the folder where there is none. */
export function tidyFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of list(folder, DRAFT)) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Removes the oldest backups but so many. */
export function keepNewest(folder: string, keep: number): void {
  for (const name of list(folder, NAME).slice(0, -keep))
    rmSync(join(folder, name), { recursive: true, force: true });
}

function list(folder: string, names: RegExp): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => names.test(name))
      .sort();
  } catch {
    return [];
  }
}
