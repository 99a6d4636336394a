import { moveBlobs } from '../../blobs/moveBlobs.ts';
import { DATABASE, openBlobPlace } from '../../blobs/openBlobStore.ts';
import { readArgs } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Moves files from one store to another. */
export const blobs: Verb = {
  name: 'blobs',
  usage: 'blobs move [--from <url>] [--to <url>]',
  summary: 'Moves all files, from the database to BLOB_URL unless said otherwise, beside running servers.',
  async run(args, { settings, print }) {
    const { action, options } = readArgs(args, ['action'], [], ['from', 'to']);
    if (action !== 'move') throw new CliError(`Files can be moved, not "${action}".`);
    const from = options.from ?? DATABASE;
    const to = options.to ?? process.env.BLOB_URL;
    if (!to) throw new CliError('Say where to by BLOB_URL or --to.');
    if (from === to) throw new CliError('Files are there already: --from and --to are the same.');
    await withDatabase(settings, async (db) => {
      const { files, bytes } = await moveBlobs(await openBlobPlace(db, from), await openBlobPlace(db, to));
      print(`${files} files (${bytes} bytes) were moved from ${from} to ${to}.`);
    });
  },
};
