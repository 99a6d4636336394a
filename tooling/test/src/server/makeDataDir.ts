import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a data folder for a server that is to leave nothing behind once the folder is removed. */
export function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-own-'));
  // Below a folder that is closed to others, a server of root keeps its database elsewhere.
  chmodSync(folder, 0o755);
  return folder;
}
