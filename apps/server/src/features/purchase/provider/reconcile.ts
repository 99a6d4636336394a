import { and, gte, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { payments } from '../../../db/schema/purchases.ts';
import type { Clock } from '../../../http/Clock.ts';
import type { PaymentProvider, ReceivedPayment } from '../../../ports/PaymentProvider.ts';
import { settlePayment } from '../settlePayment.ts';

/** How a day's payments here stand to those of the provider. */
export type Reconciled = {
  /** Payments that both have. */
  agreed: number;
  /** Those that nobody had told of: settled now. */
  settled: ReceivedPayment[];
  /** Those of the provider for orders that there are not. */
  unknownOrders: ReceivedPayment[];
  /** Those whose order or amount is another one here. */
  different: ReceivedPayment[];
  /** Transactions of the day that the provider does not have. */
  missingThere: string[];
};

/** Compares a day (UTC) with what the provider received, and settles what nobody had told of. */
export async function reconcile(
  { db, clock, provider }: { db: Database; clock: Clock; provider: PaymentProvider },
  day: string,
): Promise<Reconciled> {
  const theirs = (await provider.paymentsOf?.(day)) ?? [];
  const known = await rowsOf(db, theirs);
  const result: Reconciled = { agreed: 0, settled: [], unknownOrders: [], different: [], missingThere: [] };
  for (const payment of theirs) {
    const row = known.get(payment.transactionId);
    if (row && (row.orderId !== payment.orderId || row.amount !== payment.amount))
      result.different.push(payment);
    else if (row) result.agreed += 1;
    else if ((await settlePayment({ db, clock }, payment)) === 'unknown-order')
      result.unknownOrders.push(payment);
    else result.settled.push(payment);
  }
  const begin = new Date(`${day}T00:00:00Z`);
  const ofDay = and(
    gte(payments.receivedAt, begin),
    lt(payments.receivedAt, new Date(begin.getTime() + 86_400_000)),
  );
  const ours = await db.select().from(payments).where(ofDay);
  const names = new Set(theirs.map(({ transactionId }) => transactionId));
  const now = new Set(result.settled.map(({ transactionId }) => transactionId));
  result.missingThere = ours
    .map(({ transactionId }) => transactionId)
    .filter((transactionId) => !names.has(transactionId) && !now.has(transactionId));
  return result;
}

async function rowsOf(db: Database, theirs: readonly ReceivedPayment[]) {
  const ids = theirs.map(({ transactionId }) => transactionId);
  const rows = await db.select().from(payments).where(inArray(payments.transactionId, ids));
  return new Map(rows.map((row) => [row.transactionId, row]));
}
