import { readConnection } from '../db/connectionFile.ts';
import type { Database } from '../db/Database.ts';
import { lockHolder } from '../db/embedded/lockFolder.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { prepareDatabase } from '../db/prepareDatabase.ts';
import { systemClock } from '../http/Clock.ts';
import { openStore } from '../lifecycle/openStore.ts';
import type { Settings } from '../settings/readSettings.ts';
import { type CliSettings, noteOperation } from './Operation.ts';

/** A database that is there for the work. */
type OpenStore = { url: string; isRunning: boolean };

/** Does work on the running server's database, or on the stored one, which is started for this moment as it is. */
export async function withStore<Result>(
  settings: Settings,
  work: (store: OpenStore) => Promise<Result>,
): Promise<Result> {
  const running = lockHolder(settings.dataDir) && readConnection(settings.dataDir);
  const store = running ? undefined : await openStore(settings);
  try {
    const url = settings.databaseUrl ?? running?.databaseUrl ?? store?.url ?? '';
    return await work({ url, isRunning: running !== undefined });
  } finally {
    await store?.close();
  }
}

/**
 * Does work on the portal's database, brought to this version unless its server runs. The audit log holds what it is for.
 */
export async function withDatabase<Result>(
  settings: CliSettings,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return withStore(settings, async ({ url, isRunning }) => {
    if (!isRunning) await prepareDatabase(url, { clock: systemClock });
    const { db, close } = openDatabase(url);
    try {
      await noteOperation(db, settings);
      return await work(db);
    } finally {
      await close();
    }
  });
}

/** The same for a verb of which a part only reads: the audit log holds nothing of it. */
export async function lookAtDatabase<Result>(
  { operation: _unnoted, ...settings }: CliSettings,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return withDatabase(settings, work);
}
