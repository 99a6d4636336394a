import { readFile } from 'node:fs/promises';
import { type ReadFile, readPortalFile } from '../features/setup/file/readPortalFile.ts';
import { CliError } from './Verb.ts';

/** Reads the file that an operator named. */
export async function readSetupFile(path: string): Promise<ReadFile> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CliError(error.code === 'ENOENT' ? `There is no file "${path}".` : error.message);
  });
  return readPortalFile(text, path);
}
