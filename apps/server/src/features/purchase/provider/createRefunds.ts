import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { type payments, refunds } from '../../../db/schema/purchases.ts';
import type { Clock } from '../../../http/Clock.ts';
import type { Logger } from '../../../http/Logger.ts';
import type { PaymentProvider } from '../../../ports/PaymentProvider.ts';

const MAX_TRIES = 10;
const FIRST_PAUSE_S = 60;
const BATCH = 20;

type Payment = Pick<typeof payments.$inferSelect, 'transactionId' | 'orderId' | 'companyId' | 'amount'>;

/** Notes that a payment is to be given back, once; give it the transaction that finds that out. */
export async function addRefund(tx: Database, clock: Clock, payment: Payment): Promise<void> {
  const now = clock.now();
  const { transactionId, orderId, companyId, amount } = payment;
  await tx
    .insert(refunds)
    .values({
      refundId: randomUUID(),
      transactionId,
      orderId,
      companyId,
      amount,
      nextTryAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: refunds.transactionId });
}

/** What asking for refunds takes. */
export type RefundsDeps = { db: Database; clock: Clock; log: Logger; provider: PaymentProvider | undefined };

/** Asks the provider for the refunds that are due; says how many it took. Several processes may do so at once. */
export async function askRefunds({ db, clock, log, provider }: RefundsDeps): Promise<number> {
  if (!provider?.refund) return 0;
  const due = db
    .select({ id: refunds.refundId })
    .from(refunds)
    .where(and(eq(refunds.state, 'waiting'), lte(refunds.nextTryAt, clock.now())))
    .orderBy(asc(refunds.nextTryAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const pause = sql`interval '1 second' * ${FIRST_PAUSE_S} * power(2, ${refunds.attempts})`;
  const claimed = await db
    .update(refunds)
    .set({
      attempts: sql`${refunds.attempts} + 1`,
      nextTryAt: sql`${clock.now().toISOString()}::timestamptz + ${pause}`,
    })
    .where(inArray(refunds.refundId, due))
    .returning();
  let asked = 0;
  for (const { refundId, transactionId, orderId, amount, attempts } of claimed) {
    // An event may come before the answer.
    const isOpen = and(eq(refunds.refundId, refundId), eq(refunds.state, 'waiting'));
    try {
      await provider.refund({ refundId, transactionId, orderId, amount });
      await db.update(refunds).set({ state: 'asked', error: null }).where(isOpen);
      asked += 1;
    } catch (error) {
      log.warn({ refundId, orderId, attempts }, 'a refund was not taken');
      const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
      const state = attempts >= MAX_TRIES ? 'failed' : 'waiting';
      await db.update(refunds).set({ state, error: reason }).where(isOpen);
    }
  }
  return asked;
}
