import { writeFile } from 'node:fs/promises';
import { exportSetup } from '../../features/setup/exportSetup.ts';
import { readArgs } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Writes the file that `apply` reads. */
export const exportFile: Verb = {
  name: 'export',
  usage: 'export <file> [--force]',
  summary: 'Writes what is set up into a file for apply; --force replaces one that is there.',
  async run(args, { settings, print }) {
    const { file, flags } = readArgs(args, ['file'], ['force']);
    const text = await withDatabase(settings, exportSetup);
    // Parameters may hold what others must not read.
    await writeFile(file, text, { mode: 0o600, flag: flags.force ? 'w' : 'wx' }).catch((error) => {
      throw new CliError(
        error.code === 'EEXIST' ? `"${file}" is there; --force replaces it.` : error.message,
      );
    });
    print(`Written to ${file}.`);
  },
};
