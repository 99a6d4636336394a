import { randomUUID } from 'node:crypto';
import type { Database } from '../db/Database.ts';
import { outbox } from '../db/schema/accountFlows.ts';
import type { Clock } from '../http/Clock.ts';
import type { Channel, OutgoingMessage } from './channels.ts';

/** Something for a person or a party outside. */
type OutboxMessage = Omit<OutgoingMessage, 'id'> & {
  channel: Channel;
  /** Written for nobody: whoever asks waits as long as if there were somebody. @default false */
  isVoid?: boolean;
};

/** Takes what is to be sent; give it the transaction that causes it. */
export type Outbox = {
  /** Returns under what a page asks what becomes of it. */
  add(db: Database, message: OutboxMessage): Promise<string>;
  /** Whether what is added for this channel reaches somebody. */
  reaches(channel: Channel): boolean;
  /** Whether it leaves the outbox: in a demo people may read their messages there. */
  carries(channel: Channel): boolean;
};

type OutboxDeps = { clock: Clock; reached: readonly Channel[]; carried: readonly Channel[] };

/** Makes the outbox: a row per message, sent by whoever can send its channel, shown by `portalctl outbox`. */
export function createOutbox({ clock, reached, carried }: OutboxDeps): Outbox {
  return {
    reaches: (channel) => reached.includes(channel),
    carries: (channel) => carried.includes(channel),
    async add(db, { isVoid = false, ...message }) {
      const now = clock.now();
      const state = isVoid ? 'void' : 'waiting';
      const pageId = randomUUID();
      await db
        .insert(outbox)
        .values({ id: randomUUID(), pageId, ...message, state, nextTryAt: now, createdAt: now });
      return pageId;
    },
  };
}
