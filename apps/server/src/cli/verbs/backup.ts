import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { backupFolder } from '../../backup/backupFolders.ts';
import { sendBackup } from '../../backup/farBackups.ts';
import { writeBackup } from '../../backup/writeBackup.ts';
import { openFarPlace } from '../../blobs/openBlobStore.ts';
import { systemClock } from '../../http/Clock.ts';
import { noteOperationAt } from '../Operation.ts';
import { readArgs } from '../readArgs.ts';
import type { Verb } from '../Verb.ts';
import { withStore } from '../withDatabase.ts';

/** Writes a backup, beside a running server or without one. */
export const backup: Verb = {
  name: 'backup',
  usage: 'backup <folder> | backup --to <s3://bucket/prefix>',
  summary:
    'Writes all data as of this moment into a new folder, or into a bucket; a running server goes on meanwhile.',
  async run(args, { settings, print }) {
    const isFar = args.some((arg) => arg.startsWith('--to'));
    const read = readArgs(args, isFar ? [] : ['folder'], [], ['to']);
    const now = systemClock.now();
    const root = isFar ? mkdtempSync(join(tmpdir(), 'portal-backup-')) : undefined;
    const folder = root ? backupFolder(root, now) : resolve(read.folder ?? '');
    try {
      const place = read.options.to === undefined ? undefined : await openFarPlace(read.options.to);
      const tables = await withStore(settings, async ({ url }) => {
        await noteOperationAt(url, settings);
        return writeBackup(url, folder, now);
      });
      if (place) await sendBackup(place, folder);
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      const where = place ? `${basename(folder)} in ${read.options.to}` : folder;
      print(`${where} holds ${rows} rows of ${tables.length} tables.`);
    } finally {
      if (root) rmSync(root, { recursive: true, force: true });
    }
  },
};
