import { type ReadFile, readPortalFile } from '../features/setup/file/readPortalFile.ts';
import { readTextFile } from './readTextFile.ts';

/** Reads the set-up file that an operator named. */
export async function readSetupFile(path: string): Promise<ReadFile> {
  return readPortalFile(await readTextFile(path), path);
}
