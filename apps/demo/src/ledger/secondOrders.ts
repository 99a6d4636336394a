import type { LedgerOrder } from './makeOrder.ts';

type Order = LedgerOrder['order'];

/** Every how many orders that wait in a shop's own warehouse the buyer is the one before. */
const EVERY = 5;

/** Some buyers order again before the first parcel has left: returns what makes an order such a one, told of each in turn. */
export function createSecondOrders(): (order: Order) => Order {
  const waiting = new Map<string, { last: Order; count: number }>();
  return (order) => {
    if (order.fulfilment !== 'FBM' || order.status !== 'to-ship') return order;
    const place = `${order.shopId}/${order.warehouse}`;
    const { last, count } = waiting.get(place) ?? { last: order, count: 0 };
    const isSecond = count % EVERY === 1;
    const { buyerName, street, postcode, city } = last;
    const made = isSecond ? { ...order, buyerName, street, postcode, city } : order;
    waiting.set(place, { last: made, count: count + 1 });
    return made;
  };
}
