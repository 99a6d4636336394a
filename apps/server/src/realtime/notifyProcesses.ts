import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { isHint, outletOf } from './bus/hints.ts';
import type { ProcessEvent } from './ProcessEvent.ts';

/** The channel that every server process of a database listens on. */
export const PROCESS_CHANNEL = 'portal_events';

/** Tells every process, when the transaction commits: hints by the bus where there is one, all else by the database. */
export async function notifyProcesses(db: Database, ...events: ProcessEvent[]): Promise<void> {
  const outlet = outletOf(db);
  const hints = outlet ? events.filter(isHint) : [];
  await notifyByDatabase(db, hints.length > 0 ? events.filter((event) => !isHint(event)) : events);
  if (hints.length > 0) await outlet?.(hints);
}

/** Tells every process by the database itself; many events are one statement. */
export async function notifyByDatabase(db: Database, events: readonly ProcessEvent[]): Promise<void> {
  if (events.length === 0) return;
  const payloads = sql.param(events.map((event) => JSON.stringify(event)));
  await db.execute(
    sql`select pg_notify(${PROCESS_CHANNEL}, payload) from unnest(${payloads}::text[]) as told(payload)`,
  );
}
