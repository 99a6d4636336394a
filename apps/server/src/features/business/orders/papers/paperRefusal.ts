import { and, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import { orders } from '../../../../db/schema/business.ts';
import type { MessageName } from '../../../../http/messages.ts';
import type { StoredOrder } from '../../toOrder.ts';
import { type OrderPaper, orderPapers } from './orderPapers.ts';

/** The orders that have such a paper: they leave from the seller or have left. */
export function hasPaper(paper: OrderPaper): SQL | undefined {
  return and(
    ne(orders.fulfilment, 'FBA'),
    inArray(orders.status, orderPapers[paper].statuses),
    isNull(orders.heldAt),
  );
}

/** Why an order has no such paper: the same rule as `hasPaper`, in words. */
export function paperRefusal(
  paper: OrderPaper,
  { status, fulfilment, heldAt }: Pick<StoredOrder, 'status' | 'fulfilment' | 'heldAt'>,
): MessageName | undefined {
  if (fulfilment === 'FBA') return 'orderPlatformShips';
  if (status === 'unpaid') return 'orderUnpaid';
  if (status === 'refunded') return 'orderRefunded';
  if (!orderPapers[paper].statuses.includes(status))
    return status === 'delivered' ? 'orderDelivered' : 'orderCancelled';
  return heldAt ? 'orderHeld' : undefined;
}
