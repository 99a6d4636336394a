import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import nodemailer from 'nodemailer';
import type { Database } from '../db/Database.ts';
import { outbox } from '../db/schema/accountFlows.ts';
import type { Clock } from '../http/Clock.ts';
import type { Logger } from '../http/Logger.ts';

/** Sends one e-mail; rejects when the mail server does not take it. */
export type SendMail = (mail: { to: string; subject: string; text: string }) => Promise<void>;

const MAX_TRIES = 5;
const FIRST_PAUSE_S = 30;
const BATCH = 20;
const KEEP_DAYS = 30;

/** Sends by a mail server, as `SMTP_URL` names it. */
export function createSmtpSender(url: string, from: string): SendMail {
  const transport = nodemailer.createTransport(url, {
    from,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    await transport.sendMail(mail);
  };
}

/** Sends the e-mails of the outbox. */
export type Mailer = {
  /** Sends what is due; says how many were sent. */
  sendDue(): Promise<number>;
  /** Forgets old messages. */
  sweep(): Promise<void>;
};

/** Makes the mailer; several processes may run one each, a message is claimed before it is sent. */
export function createMailer(deps: { db: Database; clock: Clock; log: Logger; send: SendMail }): Mailer {
  const { db, clock, log, send } = deps;
  const claim = async () => {
    const isDue = and(
      eq(outbox.channel, 'email'),
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
      for (const { id, recipient, subject, body, attempts } of await claim()) {
        try {
          await send({ to: recipient, subject, text: body });
          await db.update(outbox).set({ state: 'sent', error: null }).where(eq(outbox.id, id));
          sent += 1;
        } catch (error) {
          // The address and the code stay out of the log; the reason stands in the row for the operator.
          log.warn({ outboxId: id, attempts }, 'an e-mail was not sent');
          const state = attempts >= MAX_TRIES ? 'failed' : 'waiting';
          const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
          await db.update(outbox).set({ state, error: reason }).where(eq(outbox.id, id));
        }
      }
      return sent;
    },
    async sweep() {
      const old = new Date(clock.now().getTime() - KEEP_DAYS * 86_400_000);
      await db.delete(outbox).where(lt(outbox.createdAt, old));
    },
  };
}
