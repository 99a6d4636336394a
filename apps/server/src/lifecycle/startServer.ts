import { removeConnection, writeConnection } from '../db/connectionFile.ts';
import { NOTHING, prepareDatabase } from '../db/prepareDatabase.ts';
import { openReplica } from '../db/replica/openReplica.ts';
import { ensureConsole } from '../features/operator/console/ensureConsole.ts';
import { systemClock } from '../http/Clock.ts';
import { createLogger } from '../log/createLogger.ts';
import type { Settings } from '../settings/readSettings.ts';
import { beginTracing } from '../tracing/beginTracing.ts';
import type { Extension } from './Extension.ts';
import { inviteOperator } from './inviteOperator.ts';
import { openApps } from './openApps.ts';
import { openHintedDatabase } from './openHintedDatabase.ts';
import { openStore } from './openStore.ts';

/** A server that answers. */
export type RunningServer = {
  readonly url: string;
  /** The data are those of the extension. */
  readonly isExtended: boolean;
  /** Milliseconds from the start to each step. */
  readonly timings: { databaseMs: number; seedMs: number; readyMs: number };
  stop(): Promise<void>;
};

/** Who hears how the start goes, and what another workspace brings. */
export type StartOptions = { say: (line: string) => void; extension?: Extension | undefined };

/**
 * Starts everything: database, tables, data, sockets, both origins. What was started is stopped when a step fails. An
 * extension fills a database that is new, and takes part where it did.
 */
export async function startServer(
  settings: Settings,
  { say, extension }: StartOptions,
): Promise<RunningServer> {
  const began = performance.now();
  const log = createLogger({ level: settings.logLevel });
  const undo: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) {
      try {
        await step();
      } catch (error) {
        log.error({ err: error }, 'a part did not stop cleanly');
      }
    }
  };
  try {
    const store = await openStore(settings, {
      onDeath: (error) => log.error({ err: error }, 'the database ended; it is started again'),
    });
    undo.push(() => store.close());
    const databaseMs = since(began);
    const installation = await prepareDatabase(store.url, {
      clock: systemClock,
      filling: extension ?? NOTHING,
    });
    const seedMs = since(began) - databaseMs;
    const { database, bus, close } = await openHintedDatabase(store.url, { ...settings, log });
    undo.push(close);
    const replica = settings.databaseReadUrl
      ? openReplica({ url: settings.databaseReadUrl, primary: database.db, log })
      : undefined;
    if (replica) undo.push(() => replica.close());
    const tracing = await beginTracing(process.env);
    if (tracing) {
      for (const pool of [database.pool, replica?.pool]) if (pool) tracing.watch(pool);
      undo.push(() => tracing.close());
    }
    const isExtended = extension !== undefined && installation.seed === extension.name;
    const input = { settings, store, database, bus, replica, log, clock: systemClock, say, tracing };
    const apps = await openApps({ ...input, extension: isExtended ? extension : undefined });
    undo.push(() => apps.close());
    const url = `http://localhost:${apps.port}`;
    writeConnection(settings.dataDir, { databaseUrl: store.url, pid: process.pid, portalUrl: url });
    undo.push(() => removeConnection(settings.dataDir));
    if (isExtended) await ensureConsole(database.db, systemClock.now());
    else await inviteOperator(database.db, settings, say);
    const timings = { databaseMs, seedMs, readyMs: since(began) };
    return { url, isExtended, timings, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function since(began: number): number {
  return Math.round(performance.now() - began);
}
