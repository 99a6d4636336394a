import { sql } from 'drizzle-orm';
import { createPasswordHasher } from '../auth/createPasswordHasher.ts';
import { ensureServerKeys } from '../auth/loadServerKeys.ts';
import { seedAssistant } from '../demo/assistant/seedAssistant.ts';
import { seedDemo } from '../demo/seedDemo.ts';
import { ensureClassifications } from '../features/notifications/classifications.ts';
import type { Clock } from '../http/Clock.ts';
import type { Settings } from '../settings/readSettings.ts';
import { type Installation, markSeeded, readInstallation } from './installation.ts';
import { migrateDatabase } from './migrateDatabase.ts';
import { openDatabase } from './openDatabase.ts';

/** Brings a database to this version: tables, keys, and demo data when it is new and they are wanted. */
export async function prepareDatabase(
  url: string,
  { seed, demoSize, clock }: Pick<Settings, 'seed' | 'demoSize'> & { clock: Clock },
): Promise<Installation> {
  const { db, close } = openDatabase(url, { maxConnections: 2 });
  let isLargeAndNew = false;
  try {
    await migrateDatabase(url, async () => {
      await ensureServerKeys(db);
      await ensureClassifications(db);
      if ((await readInstallation(db)).seed) return;
      await db.transaction(async (tx) => {
        if (seed === 'demo') {
          const { hash } = createPasswordHasher({ maxWaitMs: 60_000 });
          await seedDemo({ db: tx, size: demoSize, now: clock.now(), hashPassword: hash });
        }
        await markSeeded(tx, seed);
      });
      // Reports take another role for the rest of the transaction that they run in: not in the one above.
      if (seed === 'demo') await seedAssistant(db, clock.now());
      isLargeAndNew = seed === 'demo' && demoSize > 1;
    });
    // Counts read the indexes alone only once a vacuum has been over a table; the automatic one takes its time.
    if (isLargeAndNew) await db.execute(sql`vacuum (analyze)`);
    return await readInstallation(db);
  } finally {
    await close();
  }
}
