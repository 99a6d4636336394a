import { sql } from 'drizzle-orm';
import { openDatabase } from './openDatabase.ts';

/** Removes every table of the portal from a database, with the record of what was migrated. */
export async function dropTables(url: string): Promise<void> {
  const { db, close } = openDatabase(url, { maxConnections: 1 });
  try {
    await db.execute(sql`drop schema public cascade`);
    await db.execute(sql`create schema public`);
    for (const schema of ['drizzle', 'report'])
      await db.execute(sql.raw(`drop schema if exists ${schema} cascade`));
  } finally {
    await close();
  }
}
