import pg from 'pg';
import type { Logger } from '../http/Logger.ts';
import { PROCESS_CHANNEL } from './notifyProcesses.ts';
import { type ProcessEvent, parseProcessEvent } from './ProcessEvent.ts';

/** What is done with what other processes say. */
export type ProcessListener = {
  onEvent(event: ProcessEvent): void;
  /** The connection is there again: something may have been missed. */
  onReconnect(): void;
};

const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 10_000;

/** Listens for what any process of this database says; reconnects for as long as it is not stopped. */
export async function listenToProcesses(
  url: string,
  log: Logger,
  listener: ProcessListener,
): Promise<{ stop(): Promise<void> }> {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on('notification', ({ payload }) => {
      const event = parseProcessEvent(payload);
      if (event) listener.onEvent(event);
    });
    next.on('error', (error) => log.warn({ err: error }, 'the listening connection broke'));
    client = next;
    await next.connect();
    await next.query(`listen ${PROCESS_CHANNEL}`);
    // Not before: a connection that was not made ends as well, and is tried again by whoever made it.
    next.on('end', () => {
      if (!stopped) retry(FIRST_DELAY_MS);
    });
  };
  const retry = (delayMs: number) => {
    timer = setTimeout(async () => {
      try {
        await connect();
        listener.onReconnect();
      } catch {
        if (!stopped) retry(Math.min(delayMs * 2, MAX_DELAY_MS));
      }
    }, delayMs);
  };

  await connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
