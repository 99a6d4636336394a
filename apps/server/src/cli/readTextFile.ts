import { readFile } from 'node:fs/promises';
import { CliError } from './Verb.ts';

/** Reads the file that an operator named. */
export async function readTextFile(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CliError(error.code === 'ENOENT' ? `There is no file "${path}".` : error.message);
  });
}
