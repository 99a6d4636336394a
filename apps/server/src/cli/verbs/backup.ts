import { resolve } from 'node:path';
import { writeBackup } from '../../backup/writeBackup.ts';
import { systemClock } from '../../http/Clock.ts';
import { noteOperationAt } from '../Operation.ts';
import { readArgs } from '../readArgs.ts';
import type { Verb } from '../Verb.ts';
import { withStore } from '../withDatabase.ts';

/** Writes a backup, beside a running server or without one. */
export const backup: Verb = {
  name: 'backup',
  usage: 'backup <folder>',
  summary: 'Writes all data as of this moment into a new folder; a running server goes on meanwhile.',
  async run(args, { settings, print }) {
    const folder = resolve(readArgs(args, ['folder']).folder);
    const tables = await withStore(settings, async ({ url }) => {
      await noteOperationAt(url, settings);
      return writeBackup(url, folder, systemClock.now());
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    print(`${folder} holds ${rows} rows of ${tables.length} tables.`);
  },
};
