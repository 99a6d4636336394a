import { ensureServerKeys } from '../auth/loadServerKeys.ts';
import { ensureClassifications } from '../features/notifications/classifications.ts';
import type { Clock } from '../http/Clock.ts';
import type { Database } from './Database.ts';
import { type Installation, markSeeded, readInstallation } from './installation.ts';
import { migrateDatabase } from './migrateDatabase.ts';
import { openDatabase } from './openDatabase.ts';

/** What fills a new database. */
export type Filling = {
  /** Noted in the database that was filled. */
  name: string;
  /** Fills a new database within one transaction. */
  fill(tx: Database, now: Date): Promise<void>;
  /** Writes what needs the filled data, outside that transaction. */
  afterFill?(db: Database, now: Date): Promise<void>;
  /** Brings data of an earlier version to this one. */
  update?(db: Database): Promise<void>;
};

/** Leaves a new database empty, for good. */
export const NOTHING: Filling = { name: 'none', fill: async () => {} };

/** Brings a database to this version: tables, keys, and data when it is new and there is something to fill it with. */
export async function prepareDatabase(
  url: string,
  { filling, clock }: { filling?: Filling; clock: Clock },
): Promise<Installation> {
  const { db, close } = openDatabase(url, { maxConnections: 2 });
  try {
    await migrateDatabase(url, async () => {
      await ensureServerKeys(db);
      await ensureClassifications(db);
      if (!filling) return;
      const { seed } = await readInstallation(db);
      if (seed === filling.name) await filling.update?.(db);
      if (seed) return;
      await db.transaction(async (tx) => {
        await filling.fill(tx, clock.now());
        await markSeeded(tx, filling.name);
      });
      await filling.afterFill?.(db, clock.now());
    });
    return await readInstallation(db);
  } finally {
    await close();
  }
}
