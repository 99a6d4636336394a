import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { isAlive, startOf } from './processes.ts';

const HolderSchema = v.object({ pid: v.number(), start: v.string(), since: v.string() });

/** The process that holds a data folder. */
export type LockHolder = v.InferOutput<typeof HolderSchema>;

/** The data folder is in use by another process. */
export class FolderLockedError extends Error {
  readonly holder: LockHolder;

  constructor(folder: string, holder: LockHolder) {
    super(
      `${folder} is in use by process ${holder.pid} since ${holder.since}. Stop it first, or choose another folder with PORTAL_DATA_DIR.`,
    );
    this.name = 'FolderLockedError';
    this.holder = holder;
  }
}

const lockFile = (folder: string) => join(folder, 'portal.lock');

/** Takes a data folder for this process; a lock whose process is gone is taken over. */
export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true });
  const file = lockFile(folder);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (tryCreate(file)) return { release: () => rmSync(file, { force: true }) };
    const holder = lockHolder(folder);
    if (holder) throw new FolderLockedError(folder, holder);
    removeStale(file);
  }
  throw new Error(`${file} cannot be taken: remove it if no server runs on this folder.`);
}

/** The living process that holds a folder, if there is one. */
export function lockHolder(folder: string): LockHolder | undefined {
  const holder = read(lockFile(folder));
  if (!holder || !isAlive(holder.pid)) return undefined;
  const start = startOf(holder.pid);
  return start === '' || holder.start === '' || start === holder.start ? holder : undefined;
}

function tryCreate(file: string): boolean {
  try {
    const descriptor = openSync(file, 'wx', 0o600);
    const holder: LockHolder = {
      pid: process.pid,
      start: startOf(process.pid),
      since: new Date().toISOString(),
    };
    writeSync(descriptor, JSON.stringify(holder));
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a stale lock aside first: of several starters only one can, and a lock made meanwhile is put back. */
function removeStale(file: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    const moved = read(aside);
    if (moved && isAlive(moved.pid) && startOf(moved.pid) === moved.start) renameSync(aside, file);
    else rmSync(aside, { force: true });
  } catch {
    // Another starter was quicker: the next attempt sees its lock.
  }
}

function read(file: string): LockHolder | undefined {
  try {
    const parsed = v.safeParse(HolderSchema, JSON.parse(readFileSync(file, 'utf8')));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
