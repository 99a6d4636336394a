import type { Logger } from '../http/Logger.ts';

/** Brings what waits to the users that are named, one round after the other. */
export type Delivery = {
  /** Resolves when what waits for the user now was delivered, or the delivery was stopped. */
  to(userIds: readonly string[]): Promise<void>;
  stop(): void;
};

/** How a delivery works. */
export type DeliveryOptions = {
  /** Delivers to these users; gives those for whom more waits. */
  deliver: (userIds: readonly string[]) => Promise<readonly string[]>;
  log: Logger;
  /** Milliseconds after a round that failed. @default 500 */
  retryMs?: number;
};

/** Most users that one query serves. */
const USERS_AT_ONCE = 500;

type Round = { users: Set<string>; done: Promise<void>; finish: () => void };

/**
 * Makes a delivery: whoever is named while a round runs is served in the next one, all by one query, so that a
 * burst costs few queries and every user's frames keep their order. A round that fails is tried again.
 */
export function createDelivery({ deliver, log, retryMs = 500 }: DeliveryOptions): Delivery {
  let next = newRound();
  let isRunning = false;
  let isStopped = false;
  let cutWait = () => {};

  const runRound = async (users: Set<string>): Promise<void> => {
    while (users.size > 0 && !isStopped) {
      const batch = [...users].slice(0, USERS_AT_ONCE);
      try {
        const unfinished = new Set(await deliver(batch));
        for (const userId of batch) if (!unfinished.has(userId)) users.delete(userId);
      } catch (error) {
        log.error({ err: error, users: batch.length }, 'pushes were not delivered; trying again');
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, retryMs);
          cutWait = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    }
  };
  const run = async () => {
    isRunning = true;
    while (next.users.size > 0 && !isStopped) {
      const round = next;
      next = newRound();
      await runRound(round.users);
      round.finish();
    }
    isRunning = false;
  };

  return {
    to(userIds) {
      if (isStopped || userIds.length === 0) return Promise.resolve();
      const { users, done } = next;
      for (const userId of userIds) users.add(userId);
      if (!isRunning) void run();
      return done;
    },
    stop() {
      isStopped = true;
      cutWait();
      next.finish();
    },
  };
}

function newRound(): Round {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { users: new Set(), done, finish };
}
