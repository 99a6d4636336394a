import { createReadStream, createWriteStream, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ListedBlobStore } from '../blobs/BlobStore.ts';
import { BackupError, MANIFEST } from './Manifest.ts';

/** What a place elsewhere holds: backups by name, each with its files. */
type Place = Pick<ListedBlobStore, 'write' | 'open' | 'remove' | 'list'>;

const BYTES = 'application/octet-stream';

/** Sends a backup's folder to a place elsewhere, under its own name; it counts once its manifest is there, which goes last. */
export async function sendBackup(place: Place, folder: string): Promise<void> {
  const name = basename(folder);
  const files = readdirSync(folder).filter((file) => file !== MANIFEST);
  for (const file of [...files, MANIFEST])
    await place.write(name, file, BYTES, createReadStream(join(folder, file)));
}

/** Brings a backup from there into a folder of this machine for as long as the work takes. Throws where there is none. */
export async function withFarBackup<Result>(
  place: Place,
  name: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'portal-restore-'));
  const folder = join(root, 'backup');
  try {
    mkdirSync(folder, { mode: 0o700 });
    const files = (await listFar(place)).get(name) ?? [];
    if (!files.includes(MANIFEST))
      throw new BackupError(`There is no backup "${name}", or an interrupted one.`);
    for (const file of files) {
      const stored = await place.open(name, file);
      if (!stored) throw new BackupError(`The file ${file} of the backup "${name}" is gone.`);
      await pipeline(stored.read(), createWriteStream(join(folder, basename(file)), { mode: 0o600 }));
    }
    return await work(folder);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Removes the oldest backups of a place but so many, and what others than the newest left half sent. */
export async function keepNewestFar(place: Place, keep: number): Promise<void> {
  const found = await listFar(place);
  const whole = wholeOnes(found);
  const kept = new Set(whole.slice(-keep));
  const newest = whole.at(-1) ?? '';
  for (const [name, files] of found) {
    // What is newer than the newest whole one may be on its way by another process.
    if (kept.has(name) || name > newest) continue;
    // The manifest first: what is left of a backup is none.
    for (const file of files.toSorted((a, b) => Number(b === MANIFEST) - Number(a === MANIFEST)))
      await place.remove(name, file);
  }
}

/** The names of those that are whole, the oldest first. */
function wholeOnes(found: ReadonlyMap<string, readonly string[]>): string[] {
  return [...found.keys()].filter((name) => found.get(name)?.includes(MANIFEST)).sort();
}

const NAME = /^\d{4}-\d{2}-\d{2}T\d{6}Z$/;

/** Files by backup; what others put there has other names. */
async function listFar(place: Place): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for await (const { companyId: name, key } of place.list())
    if (NAME.test(name)) found.set(name, [...(found.get(name) ?? []), key]);
  return found;
}
