import { and, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import { orders } from '../../../../db/schema/business.ts';
import type { MessageName } from '../../../../http/messages.ts';
import type { StoredOrder } from '../../toOrder.ts';

const WITH_SLIP = ['to-ship', 'shipped', 'delivered'];

/** The orders that leave from the seller or have left: each has a packing slip. */
export const hasSlip: SQL | undefined = and(
  ne(orders.fulfilment, 'FBA'),
  inArray(orders.status, WITH_SLIP),
  isNull(orders.heldAt),
);

/** Why an order has no packing slip: the same rule as `hasSlip`, in words. */
export function slipRefusal({
  status,
  fulfilment,
  heldAt,
}: Pick<StoredOrder, 'status' | 'fulfilment' | 'heldAt'>): MessageName | undefined {
  if (fulfilment === 'FBA') return 'orderPlatformShips';
  if (status === 'unpaid') return 'orderUnpaid';
  if (status === 'refunded') return 'orderRefunded';
  if (!WITH_SLIP.includes(status)) return 'orderCancelled';
  return heldAt ? 'orderHeld' : undefined;
}
