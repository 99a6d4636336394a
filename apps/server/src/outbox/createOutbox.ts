import { randomUUID } from 'node:crypto';
import type { Database } from '../db/Database.ts';
import { outbox } from '../db/schema/accountFlows.ts';
import type { Clock } from '../http/Clock.ts';

/** Something for a person or a party outside. */
type OutboxMessage = {
  channel: 'email' | 'sms' | 'dingtalk';
  recipient: string;
  subject: string;
  body: string;
  /** Written for nobody: whoever asks waits as long as if there were somebody. @default false */
  isVoid?: boolean;
};

/** Takes what is to be sent; give it the transaction that causes it. */
export type Outbox = { add(db: Database, message: OutboxMessage): Promise<void> };

/** Makes the outbox: a row per message, sent by whoever can send its channel, shown by `portalctl outbox`. */
export function createOutbox({ clock }: { clock: Clock }): Outbox {
  return {
    async add(db, { isVoid = false, ...message }) {
      const now = clock.now();
      const state = isVoid ? 'void' : 'waiting';
      await db.insert(outbox).values({ id: randomUUID(), ...message, state, nextTryAt: now, createdAt: now });
    },
  };
}
