import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const ATTEMPTS = 100;
const RETRY_MS = 20;

const lockFile = (folder: string) => join(folder, 'portal.lock');

/** Takes a data folder for this process; a lock whose process is gone is taken over. */
export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true });
  const file = lockFile(folder);
  const draft = `${file}.${process.pid}`;
  const me: LockHolder = {
    pid: process.pid,
    start: startOf(process.pid),
    since: new Date().toISOString(),
  };
  writeFileSync(draft, JSON.stringify(me), { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (tryLink(draft, file)) return { release: () => rmSync(file, { force: true }) };
      const holder = livingHolder(file);
      if (holder) throw new FolderLockedError(folder, holder);
      removeStale(file, draft);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new Error(`${file} cannot be taken: remove it if no server runs on this folder.`);
}

/** The living process that holds a folder, if there is one. */
export function lockHolder(folder: string): LockHolder | undefined {
  return livingHolder(lockFile(folder));
}

function livingHolder(file: string): LockHolder | undefined {
  const holder = read(file);
  if (!holder || !isAlive(holder.pid)) return undefined;
  const start = startOf(holder.pid);
  return start === '' || holder.start === '' || start === holder.start ? holder : undefined;
}

/** A link appears with its content, and for one process only. */
function tryLink(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return false;
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS') return tryCopy(draft, file);
    throw error;
  }
}

/** For file systems without links. */
function tryCopy(draft: string, file: string): boolean {
  try {
    copyFileSync(draft, file, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Only who holds the guard removes a stale lock, so that nobody removes the lock of a quicker starter. */
function removeStale(file: string, draft: string): void {
  const guard = `${file}.guard`;
  if (!tryLink(draft, guard)) {
    if (!livingHolder(guard)) rmSync(guard, { force: true });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    return;
  }
  if (!livingHolder(file)) rmSync(file, { force: true });
  rmSync(guard, { force: true });
}

function read(file: string): LockHolder | undefined {
  try {
    const parsed = v.safeParse(HolderSchema, JSON.parse(readFileSync(file, 'utf8')));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
