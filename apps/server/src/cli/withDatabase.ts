import { readConnection } from '../db/connectionFile.ts';
import type { Database } from '../db/Database.ts';
import { lockHolder } from '../db/embedded/lockFolder.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { prepareDatabase } from '../db/prepareDatabase.ts';
import { systemClock } from '../http/Clock.ts';
import { openStore } from '../lifecycle/openStore.ts';
import type { Settings } from '../settings/readSettings.ts';

/** Does work on the portal's database: the running server's, or the stored one, started for this moment. */
export async function withDatabase<Result>(
  settings: Settings,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const running = lockHolder(settings.dataDir) && readConnection(settings.dataDir);
  const store = running ? undefined : await openStore(settings);
  try {
    if (store) await prepareDatabase(store.url, { clock: systemClock });
    const { db, close } = openDatabase(settings.databaseUrl ?? running?.databaseUrl ?? store?.url ?? '');
    try {
      return await work(db);
    } finally {
      await close();
    }
  } finally {
    await store?.close();
  }
}
