import { and, asc, eq, ne } from 'drizzle-orm';
import { payments, refunds } from '../../db/schema/purchases.ts';
import { readPayments } from '../../features/purchase/provider/createHttpPayments.ts';
import { addRefund } from '../../features/purchase/provider/createRefunds.ts';
import { reconcile } from '../../features/purchase/provider/reconcile.ts';
import { systemClock } from '../../http/Clock.ts';
import type { PaymentProvider } from '../../ports/PaymentProvider.ts';
import { readArgs } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/**
 * Makes the verb that compares a day with the provider.
 * @param provider whose payments are compared. @default that of the environment
 */
export function createPaymentsCheck(
  provider: () => PaymentProvider | undefined = () => readPayments(process.env, systemClock.now),
): Verb {
  return {
    name: 'payments-check',
    usage: 'payments-check <day>',
    summary:
      'Compares a day (UTC, such as 2026-11-21) with the payment provider, and settles what it had not told of.',
    async run(args, { settings, print }) {
      const { day } = readArgs(args, ['day']);
      if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(`${day}T00:00:00Z`)))
        throw new CliError(`A day such as 2026-11-21, not "${day}"`);
      const from = provider();
      if (!from?.paymentsOf)
        throw new CliError('PAYMENT_URL and PAYMENT_SECRET name no provider that can be asked');
      await withDatabase(settings, async (db) => {
        const result = await reconcile({ db, clock: systemClock, provider: from }, day);
        const { agreed, settled, unknownOrders, different, missingThere } = result;
        print(`${agreed} payments agree.`);
        for (const { transactionId, orderId } of settled)
          print(`settled now: ${transactionId} for ${orderId}`);
        for (const { transactionId, orderId } of unknownOrders)
          print(`no such order here: ${transactionId} for ${orderId}`);
        for (const { transactionId } of different) print(`another order or amount here: ${transactionId}`);
        for (const transactionId of missingThere) print(`not known to the provider: ${transactionId}`);
        const open = await db
          .select()
          .from(refunds)
          .where(ne(refunds.state, 'done'))
          .orderBy(asc(refunds.createdAt));
        for (const { orderId, transactionId, state, error } of open)
          print(`refund ${state}: ${transactionId} for ${orderId}${error ? ` (${error})` : ''}`);
      });
    },
  };
}

/** Compares a day with the provider that the environment names. */
export const paymentsCheck = createPaymentsCheck();

/** Gives the money of an order back; what was bought stays as it is, which the operator changes by other verbs. */
export const refund: Verb = {
  name: 'refund',
  usage: 'refund <order>',
  summary:
    'Has the payment of an order given back by the provider; the service that was bought stays as it is.',
  async run(args, { settings, print }) {
    const { order } = readArgs(args, ['order']);
    await withDatabase(settings, async (db) => {
      const isPaid = and(eq(payments.orderId, order), eq(payments.isApplied, true));
      const [payment] = await db.select().from(payments).where(isPaid);
      if (!payment) throw new CliError(`No payment of ${order}`);
      await db.transaction((tx) => addRefund(tx, systemClock, payment));
      const [row] = await db.select().from(refunds).where(eq(refunds.transactionId, payment.transactionId));
      print(`${order}: the refund is ${row?.state}.`);
    });
  },
};
