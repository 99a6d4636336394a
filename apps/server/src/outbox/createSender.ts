import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { outbox } from '../db/schema/accountFlows.ts';
import type { Clock } from '../http/Clock.ts';
import type { Logger } from '../http/Logger.ts';
import { type Channel, MessageRefused, type Send } from './channels.ts';

const MAX_TRIES = 5;
const FIRST_PAUSE_S = 30;
const BATCH = 20;
const KEEP_DAYS = 30;

/** Sends the messages of one channel of the outbox. */
export type Sender = {
  /** Sends what is due; says how many were sent. */
  sendDue(): Promise<number>;
};

/** What sending takes. */
type SenderDeps = { db: Database; clock: Clock; log: Logger; channel: Channel; send: Send };

/** Makes a sender; several processes may run one each, a message is claimed before it is sent. */
export function createSender({ db, clock, log, channel, send }: SenderDeps): Sender {
  const claim = async () => {
    const isDue = and(
      eq(outbox.channel, channel),
      eq(outbox.state, 'waiting'),
      lte(outbox.nextTryAt, clock.now()),
    );
    const due = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(isDue)
      .orderBy(asc(outbox.nextTryAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const pause = sql`interval '1 second' * ${FIRST_PAUSE_S} * power(2, ${outbox.attempts})`;
    return db
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        nextTryAt: sql`${clock.now().toISOString()}::timestamptz + ${pause}`,
      })
      .where(inArray(outbox.id, due))
      .returning();
  };
  return {
    async sendDue() {
      let sent = 0;
      for (const { id, attempts, locale, template, ...message } of await claim()) {
        // A receipt may have come before the answer.
        const isOpen = and(eq(outbox.id, id), eq(outbox.state, 'waiting'));
        try {
          const { recipient, subject, body } = message;
          await send({
            id,
            recipient,
            subject,
            body,
            locale: locale ?? undefined,
            template: template ?? undefined,
          });
          await db.update(outbox).set({ state: 'sent', error: null }).where(isOpen);
          sent += 1;
        } catch (error) {
          // The address and the code stay out of the log; the reason stands in the row for the operator.
          log.warn({ outboxId: id, channel, attempts }, 'a message was not sent');
          const isLast = attempts >= MAX_TRIES || error instanceof MessageRefused;
          const state = isLast ? 'failed' : 'waiting';
          const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
          await db.update(outbox).set({ state, error: reason }).where(isOpen);
        }
      }
      return sent;
    },
  };
}

/** Forgets the messages of all channels that are older than 30 days. */
export async function sweepOutbox({ db, clock }: Pick<SenderDeps, 'db' | 'clock'>): Promise<void> {
  const old = new Date(clock.now().getTime() - KEEP_DAYS * 86_400_000);
  await db.delete(outbox).where(lt(outbox.createdAt, old));
}
