import { resolve } from 'node:path';
import { restoreBackup } from '../../backup/restoreBackup.ts';
import { lockHolder } from '../../db/embedded/lockFolder.ts';
import { noteOperationAt } from '../Operation.ts';
import { readArgs } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withStore } from '../withDatabase.ts';

/** Puts a backup back, and says what was checked. */
export const restore: Verb = {
  name: 'restore',
  usage: 'restore <folder> [--force]',
  summary: 'Restores a backup and checks it; --force replaces the data that are there. No server may run.',
  async run(args, { settings, print }) {
    const { folder, flags } = readArgs(args, ['folder'], ['force']);
    const holder = settings.databaseUrl ? undefined : lockHolder(settings.dataDir);
    if (holder) throw new CliError(`A server is running (process ${holder.pid}). Stop it first.`);
    const { createdAt, tables, report } = await withStore(settings, async ({ url }) => {
      const restored = await restoreBackup(url, resolve(folder), { replace: flags.force });
      await noteOperationAt(url, settings);
      return restored;
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    print(
      `Restored as of ${createdAt}: ${rows} rows of ${tables.length} tables, each counted; reports are confined.`,
    );
    print(
      report
        ? `The report ${report.id} says what it said then.`
        : 'There was no company to ask a report about.',
    );
  },
};
