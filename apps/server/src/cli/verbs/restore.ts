import { resolve } from 'node:path';
import { withFarBackup } from '../../backup/farBackups.ts';
import { restoreBackup } from '../../backup/restoreBackup.ts';
import { openFarPlace } from '../../blobs/openBlobStore.ts';
import { lockHolder } from '../../db/embedded/lockFolder.ts';
import { noteOperationAt } from '../Operation.ts';
import { readArgs } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withStore } from '../withDatabase.ts';

/** Puts a backup back, and says what was checked. */
export const restore: Verb = {
  name: 'restore',
  usage: 'restore <folder> [--from <s3://bucket/prefix>] [--force]',
  summary:
    'Restores a backup, of a bucket by its name there, and checks it; --force replaces the data that are there. No server may run.',
  async run(args, { settings, print }) {
    const { folder, flags, options } = readArgs(args, ['folder'], ['force'], ['from']);
    const holder = settings.databaseUrl ? undefined : lockHolder(settings.dataDir);
    if (holder) throw new CliError(`A server is running (process ${holder.pid}). Stop it first.`);
    const { createdAt, tables, report } = await withStore(settings, async ({ url }) => {
      const put = (from: string) => restoreBackup(url, from, { replace: flags.force });
      const restored = options.from
        ? await withFarBackup(await openFarPlace(options.from), folder, put)
        : await put(resolve(folder));
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
