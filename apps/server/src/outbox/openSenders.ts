import type { Database } from '../db/Database.ts';
import type { Clock } from '../http/Clock.ts';
import type { Logger } from '../http/Logger.ts';
import type { Channel } from './channels.ts';
import { createSender, sweepOutbox } from './createSender.ts';
import { readSenders } from './readSenders.ts';

const LOOK_MS = 2_000;
const SWEEP_MS = 3_600_000;

/** Sends what waits in the outbox, by every channel for which the environment names somebody who carries it. */
export function openSenders(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  env: Readonly<Record<string, string | undefined>>;
}): { stop(): void } {
  const { env, clock, log } = deps;
  const senders = Object.entries(readSenders(env, clock)).map(([channel, send]) =>
    createSender({ ...deps, channel: channel as Channel, send }),
  );
  const timers = senders.map((sender) => {
    let isBusy = false;
    const look = async () => {
      if (isBusy) return;
      isBusy = true;
      try {
        await sender.sendDue();
      } catch (error) {
        log.error({ err: error }, 'the outbox could not be read');
      } finally {
        isBusy = false;
      }
    };
    return setInterval(() => void look(), LOOK_MS);
  });
  const sweep = () => void sweepOutbox(deps).catch((error) => log.error({ err: error }, 'sweep failed'));
  timers.push(setInterval(sweep, SWEEP_MS));
  return {
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
