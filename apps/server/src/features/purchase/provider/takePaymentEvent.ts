import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { refunds } from '../../../db/schema/purchases.ts';
import type { Clock } from '../../../http/Clock.ts';
import type { PaymentEvent } from '../../../ports/PaymentProvider.ts';
import { settlePayment } from '../settlePayment.ts';

/** Takes note of what a provider told; told twice, or out of order, it counts once. False for what is not known here. */
export async function takePaymentEvent(
  deps: { db: Database; clock: Clock },
  event: PaymentEvent,
): Promise<boolean> {
  if (event.type === 'paid') return (await settlePayment(deps, event)) !== 'unknown-order';
  const { db, clock } = deps;
  const isThis = eq(refunds.refundId, event.refundId);
  // Money that came back stays so; a refund that failed may succeed at another try of the provider's.
  const end =
    event.type === 'refunded'
      ? { state: 'done', error: null, endedAt: clock.now() }
      : { state: 'failed', error: event.reason || 'refused', endedAt: clock.now() };
  const open = event.type === 'refunded' ? ['waiting', 'asked', 'failed'] : ['waiting', 'asked'];
  await db
    .update(refunds)
    .set(end)
    .where(and(isThis, inArray(refunds.state, open)));
  return (await db.$count(refunds, isThis)) > 0;
}
