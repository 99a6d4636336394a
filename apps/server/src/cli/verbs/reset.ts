import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { dropTables } from '../../db/dropTables.ts';
import { lockFolder, lockHolder } from '../../db/embedded/lockFolder.ts';
import { placeCluster, removeOutside } from '../../db/embedded/placeCluster.ts';
import { waitForEnd } from '../../db/embedded/processes.ts';
import { stopOrphan } from '../../db/embedded/stopOrphan.ts';
import { readArgs } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';

const OWN = ['postgres', 'postgres.draft', 'postgres.pw', 'postgres.password', 'connection.json'];
const STOP_MS = 20_000;

/** Removes all data: the next start begins anew. */
export const reset: Verb = {
  name: 'reset',
  usage: 'reset [--force]',
  summary: 'Removes all data; the next start begins anew. --force stops a running server first.',
  async run(args, { settings, print }) {
    const { flags } = readArgs(args, [], ['force']);
    const { dataDir, databaseUrl } = settings;
    if (databaseUrl) {
      if (!flags.force) throw new CliError('DATABASE_URL is set: --force drops all tables of that database.');
      await dropTables(databaseUrl);
      return print('All tables are gone. The next start begins anew.');
    }
    const holder = lockHolder(dataDir);
    if (holder && !flags.force)
      throw new CliError(`A server is running (process ${holder.pid}). Stop it first, or use --force.`);
    if (holder) {
      process.kill(holder.pid, 'SIGTERM');
      if (!(await waitForEnd(holder.pid, STOP_MS)))
        throw new CliError(`The server (process ${holder.pid}) does not stop; stop it by hand.`);
    }
    const lock = lockFolder(dataDir);
    try {
      const place = placeCluster(dataDir);
      await stopOrphan(place);
      for (const name of OWN) rmSync(join(dataDir, name), { recursive: true, force: true });
      removeOutside(place);
    } finally {
      lock.release();
    }
    print('All data are gone. The next start begins anew.');
  },
};
