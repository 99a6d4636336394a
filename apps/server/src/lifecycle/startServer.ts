import { removeConnection, writeConnection } from '../db/connectionFile.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { prepareDatabase } from '../db/prepareDatabase.ts';
import { systemClock } from '../http/Clock.ts';
import { createLogger } from '../log/createLogger.ts';
import type { Settings } from '../settings/readSettings.ts';
import { openApps } from './openApps.ts';
import { openStore } from './openStore.ts';

/** A server that answers. */
export type RunningServer = {
  readonly url: string;
  readonly hasDemoData: boolean;
  /** Milliseconds from the start to each step. */
  readonly timings: { databaseMs: number; seedMs: number; readyMs: number };
  /** Resolves when the server cannot go on. */
  readonly failed: Promise<Error>;
  stop(): Promise<void>;
};

/** Starts everything: database, tables, data, sockets, both origins. What was started is stopped when a step fails. */
export async function startServer(settings: Settings, say: (line: string) => void): Promise<RunningServer> {
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
    const store = await openStore(settings);
    undo.push(() => store.close());
    const databaseMs = since(began);
    const installation = await prepareDatabase(store.url, { ...settings, clock: systemClock });
    const seedMs = since(began) - databaseMs;
    const onError = (error: Error) => log.warn({ err: error }, 'an idle database connection broke');
    const database = openDatabase(store.url, { onError });
    undo.push(() => database.close());
    const hasDemoData = installation.seed === 'demo';
    const apps = await openApps({ settings, database, log, clock: systemClock, hasDemoData, say });
    undo.push(() => apps.close());
    const url = `http://localhost:${apps.port}`;
    writeConnection(settings.dataDir, { databaseUrl: store.url, pid: process.pid, portalUrl: url });
    undo.push(() => removeConnection(settings.dataDir));
    const timings = { databaseMs, seedMs, readyMs: since(began) };
    return { url, hasDemoData, timings, failed: store.failed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function since(began: number): number {
  return Math.round(performance.now() - began);
}
