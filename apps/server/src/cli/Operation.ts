import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { recordOperation } from '../features/audit/recordAudit.ts';
import { systemClock } from '../http/Clock.ts';
import type { Settings } from '../settings/readSettings.ts';

/** What an operator asked for, and who on this machine it was. */
type Operation = {
  readonly operator: string;
  readonly verb: string;
  readonly args: readonly string[];
};

/** Settings of a verb; with an operation where the audit log is to hold it. */
export type CliSettings = Settings & { readonly operation?: Operation | undefined };

/** Writes what is about to be done into the audit log, so that nothing is done that does not stand there. */
export async function noteOperation(db: Database, { operation }: CliSettings): Promise<void> {
  if (operation) await recordOperation(db, systemClock, operation);
}

/** The same for a database by its address; one of a version without a log is left as it is. */
export async function noteOperationAt(url: string, settings: CliSettings): Promise<void> {
  const { db, close } = openDatabase(url, { maxConnections: 1 });
  try {
    const { rows } = await db.execute(sql`select to_regclass('public.audit_log') as log`);
    if (rows[0]?.log) await noteOperation(db, settings);
  } finally {
    await close();
  }
}
