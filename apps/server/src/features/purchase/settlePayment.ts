import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { payments, purchases } from '../../db/schema/purchases.ts';
import type { Clock } from '../../http/Clock.ts';
import { BusinessError } from '../../http/errors.ts';
import type { ReceivedPayment } from '../../ports/PaymentProvider.ts';
import { notifyProcesses } from '../../realtime/notifyProcesses.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { fulfil } from './fulfil.ts';
import { planSelection, type Selection } from './planSelection.ts';
import { addRefund } from './provider/createRefunds.ts';
import { sendReceipt } from './sendReceipt.ts';
import { type StoredPurchase, stateOf } from './toPurchase.ts';

/** What became of it: the order is paid, or the money is to be given back. */
export type Settlement = 'paid' | 'to-return' | 'unknown-order';

type SettleDeps = { db: Database; clock: Clock };

/**
 * Takes note of a payment and gives the company what it ordered, in one transaction. A transaction that is told
 * twice counts once; one that came too late, or with another amount, changes nothing but is kept, and
 * given back.
 */
export async function settlePayment(
  { db, clock }: SettleDeps,
  { transactionId, orderId, amount, currency }: ReceivedPayment,
): Promise<Settlement> {
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(purchases).where(eq(purchases.orderId, orderId)).for('update');
    if (!order) return 'unknown-order';
    const [known] = await tx.select().from(payments).where(eq(payments.transactionId, transactionId));
    if (known) return known.isApplied ? 'paid' : 'to-return';
    // Two orders of one company change the same service: one after the other.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`purchase:${order.companyId}`}, 0))`,
    );
    const now = clock.now();
    const isSame = order.amount === amount && (currency ?? order.currency) === order.currency;
    const isDue = stateOf(order, now) === 'pending' && isSame;
    const isApplied = isDue && (await apply(tx, clock, order));
    await tx
      .insert(payments)
      .values({ transactionId, orderId, companyId: order.companyId, amount, isApplied, receivedAt: now });
    if (!isApplied)
      await addRefund(tx, clock, { transactionId, orderId, companyId: order.companyId, amount });
    if (isApplied)
      await recordAudit(tx, { clock, ...order }, { kind: 'purchase', action: 'paid', target: orderId });
    return isApplied ? 'paid' : 'to-return';
  });
}

/**
 * False when what was ordered no longer fits the company, such as an upgrade that another order made, or would now
 * cost more: whoever waits with one order and pays another first must not get more than was paid for.
 */
async function apply(tx: Database, clock: Clock, order: StoredPurchase): Promise<boolean> {
  const now = clock.now();
  const { companyId, orderId } = order;
  const plan = await planSelection({ db: tx, companyId, now }, selectionOf(order)).catch((error) => {
    if (error instanceof BusinessError) return undefined;
    throw error;
  });
  if (!plan || plan.amount > order.amount) {
    await tx.update(purchases).set({ state: 'cancelled' }).where(eq(purchases.orderId, orderId));
    return false;
  }
  await fulfil(tx, { companyId, now }, plan);
  await tx
    .update(purchases)
    .set({ state: 'paid', paidAt: now, before: plan.before, after: plan.after })
    .where(eq(purchases.orderId, orderId));
  await sendReceipt(tx, clock, { ...order, after: plan.after });
  await notifyProcesses(tx, { type: 'changed', what: 'services', companyId });
  return true;
}

function selectionOf({ kind, systemCode, productId, months, quantity }: StoredPurchase): Selection {
  return {
    kind: kind as Selection['kind'],
    ...(systemCode && { systemCode }),
    ...(productId && { productId }),
    ...(months && { months }),
    ...(quantity && { quantity }),
  };
}
