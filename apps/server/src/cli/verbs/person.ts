import { resolve } from 'node:path';
import { openBlobStore } from '../../blobs/openBlobStore.ts';
import { erasePerson, LastOwnerError } from '../../features/person/erasePerson.ts';
import { exportPerson } from '../../features/person/exportPerson.ts';
import { findUser } from '../findUser.ts';
import { readArgs } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Gives a person's data out, or erases them. */
export const person: Verb = {
  name: 'person',
  usage: 'person export <account> <folder> | person erase <account> --force',
  summary: 'Writes all that names a person into a new folder; or erases it for good and ends their sessions.',
  async run([action = '', ...args], { settings, print }) {
    if (action === 'export') {
      const { account, folder } = readArgs(args, ['account', 'folder']);
      const path = resolve(folder);
      await withDatabase(settings, async (db) => {
        const { id: userId } = await findUser(db, account);
        const blobs = await openBlobStore(db, process.env.BLOB_URL);
        const { rows, tables, files } = await exportPerson(db, { userId, blobs, folder: path });
        print(`${path} holds ${rows} rows of ${tables} tables and ${files} files that name ${account}.`);
      });
    } else if (action === 'erase') {
      const { account, flags } = readArgs(args, ['account'], ['force']);
      if (!flags.force)
        throw new CliError('What is erased cannot be had back: --force says that it is meant.');
      await withDatabase(settings, async (db) => {
        const { id: userId } = await findUser(db, account);
        const blobs = await openBlobStore(db, process.env.BLOB_URL);
        const { removed, files } = await erasePerson(db, { userId, blobs }).catch((error: unknown) => {
          throw error instanceof LastOwnerError ? new CliError(error.message) : error;
        });
        print(`${removed} rows and ${files} files are removed; what companies keep names ${userId} alone.`);
      });
    } else throw new CliError(`A person can be exported or erased, not "${action}".`);
  },
};
