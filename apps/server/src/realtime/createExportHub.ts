import type { Logger } from '../http/Logger.ts';
import { createSeats, type Seat, type SocketClient } from './createSeats.ts';
import type { ProcessEvent } from './ProcessEvent.ts';

/** Tells the ends of exports to the export sockets that this process holds. */
export type ExportHub = {
  join(client: SocketClient): Promise<() => void>;
  handle(event: ProcessEvent): Promise<void>;
};

/** What the hub needs. */
export type ExportHubOptions = {
  log: Logger;
  /** The frame about an export that ended; undefined when it is gone. */
  readFrame: (taskId: string) => Promise<Record<string, unknown> | undefined>;
};

/** Makes the hub; a frame that is missed is made up for by the client's asking. */
export function createExportHub({ log, readFrame }: ExportHubOptions): ExportHub {
  const seats = createSeats<Seat>();
  let telling = Promise.resolve();

  const tell = async (event: Extract<ProcessEvent, { type: 'export-ended' }>): Promise<void> => {
    const told = seats.of(event.userId).filter(({ client }) => client.companyId === event.companyId);
    if (told.length === 0) return;
    try {
      const frame = await readFrame(event.taskId);
      if (frame) for (const { client } of told) client.send(frame);
    } catch (error) {
      log.error({ err: error, taskId: event.taskId }, 'the end of an export was not told');
    }
  };

  return {
    join: async (client) => seats.add({ client }),
    async handle(event) {
      if (event.type === 'session-ended' || event.type === 'user-ended') seats.endBy(event);
      if (event.type !== 'export-ended') return;
      // One after the other: ends are told in the order in which they came.
      telling = telling.then(() => tell(event));
      await telling;
    },
  };
}
