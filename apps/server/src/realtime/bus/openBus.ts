import type { Logger } from '../../http/Logger.ts';
import { type ProcessEvent, parseProcessEvent } from '../ProcessEvent.ts';
import type { TellHints } from './hints.ts';

/** Who hears what comes over the bus. */
type BusListener = {
  onEvent(event: ProcessEvent): void;
  /** This process heard nothing for a moment: called each second until it hears again, and then once more. */
  onDeaf(): void;
};

/** Carries hints between processes beside the database. */
export type Bus = {
  tell: TellHints;
  listen(listener: BusListener): void;
  /** A process says that it hears nothing: hints take the way of the database for a while. */
  noteDeaf(): void;
  stop(): Promise<void>;
};

/** What a bus needs. */
export type BusOptions = {
  /** `redis://` or `rediss://`, of Valkey or Redis. */
  url: string;
  /** Of this database: portals that share a server do not hear each other. */
  channel: string;
  log: Logger;
  /** The way that is always there: called with what the bus did not take. */
  byDatabase: TellHints;
};

const DEAF_EVERY_MS = 1_000;
/** Who said so is served by the database for so long. */
const DEAF_TRUST_MS = 5_000;
const TELL_WITHIN_MS = 1_000;
const RETRY_MS = 500;

/** Opens the bus; one that is away is tried again for as long as it is not stopped. Its client is loaded here alone. */
export async function openBus({ url, channel, log, byDatabase }: BusOptions): Promise<Bus> {
  const { createClient } = await import('@redis/client');
  const make = () =>
    createClient({
      url,
      disableOfflineQueue: true,
      pingInterval: 5_000,
      socket: { connectTimeout: 3_000, socketTimeout: 15_000, reconnectStrategy: () => RETRY_MS },
    });
  const [speaking, hearing] = [make(), make()];
  const wasTold = { speaking: false, hearing: false };
  const onBroken = (which: keyof typeof wasTold) => (error: Error) => {
    // Each try fails anew: the first one says it.
    if (!wasTold[which]) log.warn({ err: error, which }, 'the bus is away; the database carries its hints');
    wasTold[which] = true;
  };
  speaking.on('error', onBroken('speaking')).on('ready', () => {
    wasTold.speaking = false;
  });
  hearing.on('error', onBroken('hearing'));
  let deafUntil = 0;
  let timer: NodeJS.Timeout | undefined;

  const tell: TellHints = async (events) => {
    if (!speaking.isReady || performance.now() < deafUntil) return byDatabase(events);
    try {
      const told = events.map((event) => speaking.publish(channel, JSON.stringify(event)));
      await within(TELL_WITHIN_MS, Promise.all(told));
    } catch {
      // Some may have been heard: a hint that comes twice is looked up twice.
      await byDatabase(events);
    }
  };
  const connect = (client: typeof speaking) => void client.connect().catch(() => {});
  connect(speaking);

  return {
    tell,
    listen({ onEvent, onDeaf }) {
      const hear = (payload: string) => {
        const event = parseProcessEvent(payload);
        if (event) onEvent(event);
      };
      const beDeaf = () => {
        void byDatabase([{ type: 'bus-deaf' }]);
        onDeaf();
      };
      hearing.on('ready', async () => {
        await hearing.subscribe(channel, hear).catch(() => {});
        wasTold.hearing = false;
        clearInterval(timer);
        timer = undefined;
        onDeaf();
      });
      hearing.on('error', () => {
        if (timer) return;
        timer = setInterval(beDeaf, DEAF_EVERY_MS);
        beDeaf();
      });
      connect(hearing);
    },
    noteDeaf() {
      deafUntil = performance.now() + DEAF_TRUST_MS;
    },
    async stop() {
      clearInterval(timer);
      for (const client of [speaking, hearing]) if (client.isOpen) client.destroy();
    },
  };
}

function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the bus did not answer')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
