import type { orderLines, orders } from '@portal/server/schema/business';
import { type Buyers, buyersOf } from '../catalogue/buyers.ts';
import { createRandom, type Random } from '../createRandom.ts';
import type { Basket } from './createBaskets.ts';
import { DAY_MS } from './ledgerDays.ts';
import { makeLife, type OrderLife, pastOf, stateAt } from './makeLife.ts';
import { roundMoney, taxWithin } from './money.ts';
import { placeOf } from './places.ts';
import { lateChance, refundChance } from './stories.ts';

/** A row of the table of orders, and one of its lines. */
type OrderRow = Omit<
  Required<typeof orders.$inferInsert>,
  'version' | 'tags' | 'note' | 'assignedTo' | 'heldAt'
>;
type LineRow = typeof orderLines.$inferInsert;

/** An order with its lines, how it fares, and what of it was chosen from which warehouse. */
export type LedgerOrder = { order: OrderRow; lines: LineRow[]; life: OrderLife; basket: Basket; day: number };

/** What an order is made with. */
export type MakeOrderOptions = {
  companyId: string;
  orderId: string;
  basket: Basket;
  time: number;
  day: number;
  now: number;
  /** How many of the shop's currency one US dollar buys on that day. */
  rate: number;
  random: Random;
};

const LETTERS = [...'ABCEGHJKLMNPRSTVXY'];

/** Parts of the list price that are taken off. */
const DISCOUNTS = [
  [0, 80],
  [0.05, 9],
  [0.1, 8],
  [0.15, 3],
] as const;

/** Makes an order of what a buyer chose. */
export function makeOrder(options: MakeOrderOptions): LedgerOrder {
  const { companyId, orderId, basket, time, day, now, rate, random } = options;
  const { shop, warehouse, fulfilment, choices } = basket;
  const { currency, marketplace, platform } = shop;
  const off = random.weighted(DISCOUNTS);
  let discount = 0;
  const lines = choices.map(({ offer, quantity }, index): LineRow => {
    const unitPrice = offer.price - roundMoney(offer.price * off, currency);
    discount += (offer.price - unitPrice) * quantity;
    const amountUsd = Math.round((unitPrice * quantity) / rate);
    return { companyId, orderId, lineNo: index + 1, sku: offer.product.sku, quantity, unitPrice, amountUsd };
  });
  const amount = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const amountUsd = lines.reduce((sum, line) => sum + line.amountUsd, 0);
  const shipping = fulfilment === 'FBM' && amountUsd < 6_000 ? roundMoney(499 * rate, currency) : 0;
  const life = makeLife(time, {
    isByPlatform: fulfilment === 'FBA',
    isFromHome: placeOf(warehouse).marketplace === 'CN',
    refundChance: Math.max(...choices.map(({ offer }) => refundChance(offer.product.sku, day))),
    lateChance: lateChance(day),
    random,
  });
  const shippedAt = pastOf(now, life.shipped);
  const carrier = random.pick(placeOf(warehouse).carriers);
  const buyers = buyersOf(marketplace);
  const order: OrderRow = {
    companyId,
    orderId,
    orderNo: orderNumber(platform, random),
    shopId: shop.shopId,
    shopName: shop.shopName,
    platform,
    marketplace,
    status: stateAt(now, life),
    buyerName: buyerName(marketplace, random.pick(buyers.firstNames), random.pick(buyers.lastNames)),
    city: random.pick(buyers.cities),
    ...addressOf(orderId, buyers),
    currency,
    amount,
    amountUsd,
    discount,
    shipping,
    tax: lines.reduce((sum, { unitPrice, quantity }, index) => {
      const paid = unitPrice * quantity + (index === 0 ? shipping : 0);
      return sum + taxWithin(paid, marketplace, currency);
    }, 0),
    units: lines.reduce((sum, line) => sum + line.quantity, 0),
    fulfilment,
    warehouse,
    carrier: shippedAt && carrier,
    trackingNo: shippedAt && trackingNumber(carrier, random),
    orderedAt: new Date(time),
    shipBy: new Date(time + 2 * DAY_MS),
    paidAt: pastOf(now, life.paid),
    shippedAt,
    deliveredAt: pastOf(now, life.delivered),
    cancelledAt: pastOf(now, life.cancelled),
    refundedAt: pastOf(now, life.refunded),
  };
  return { order, lines, life, basket, day };
}

/** Drawn apart from the rest: an address changes nothing of what is sold. */
function addressOf(orderId: string, { streets, postcode }: Buyers) {
  const random = createRandom(`address:${orderId}`);
  return {
    street: random.pick(streets).replace('{n}', String(random.between(1, 99))),
    postcode: postcode.replaceAll(/[9A]/g, (sign) =>
      sign === '9' ? random.digits(1) : random.pick(LETTERS),
    ),
  };
}

function orderNumber(platform: string, random: Random): string {
  if (platform === 'AMAZON') return `1${random.digits(2)}-${random.digits(7)}-${random.digits(7)}`;
  return platform === 'TIKTOK' ? `57${random.digits(16)}` : `#${random.digits(6)}-${random.digits(4)}`;
}

function buyerName(marketplace: string, first: string, last: string): string {
  return marketplace === 'JP' ? `${last} ${first}` : `${first} ${last}`;
}

const TRACKING: Readonly<Record<string, string>> = { UPS: '1Z', YunExpress: 'YT', 'Amazon Logistics': 'TBA' };

function trackingNumber(carrier: string, random: Random): string {
  return `${TRACKING[carrier] ?? carrier.slice(0, 2).toUpperCase()}${random.digits(12)}`;
}
