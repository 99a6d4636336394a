import { readInstallation } from '../db/installation.ts';
import { type OpenDatabase, openDatabase, STATEMENT_MS } from '../db/openDatabase.ts';
import type { Logger } from '../http/Logger.ts';
import { type TellHints, withHints } from '../realtime/bus/hints.ts';
import type { Bus } from '../realtime/bus/openBus.ts';
import { notifyByDatabase } from '../realtime/notifyProcesses.ts';

/** The database of a server, and the bus that carries its hints; without one they go with its transactions. */
export type HintedDatabase = { database: OpenDatabase; bus: Bus | undefined; close(): Promise<void> };

/** Opens both, the bus where one is named. */
export async function openHintedDatabase(
  url: string,
  { busUrl, log }: { busUrl: string | undefined; log: Logger },
): Promise<HintedDatabase> {
  const onError = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  const database = openDatabase(url, { onError, statementMs: STATEMENT_MS });
  if (!busUrl) return { database, bus: undefined, close: () => database.close() };
  const byDatabase: TellHints = (events) =>
    notifyByDatabase(database.db, events).catch((error) =>
      log.warn({ err: error }, 'hints were lost; their readers ask the table'),
    );
  const { openBus } = await import('../realtime/bus/openBus.ts');
  const { epoch } = await readInstallation(database.db);
  const bus = await openBus({ url: busUrl, channel: `portal:${epoch}`, log, byDatabase });
  return {
    database: { ...database, db: withHints(database.db, bus.tell) },
    bus,
    async close() {
      await bus.stop();
      await database.close();
    },
  };
}
