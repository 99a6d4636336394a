import { and, asc, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { orderLines, orders } from '../../db/schema/business.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { marketplaceLabel } from '../business/words/marketplaceLabel.ts';
import { statusIn } from '../business/words/statusWords.ts';
import { matchesParts, matchesWords, rankOf } from './matchWords.ts';
import { detailOf, type Found, type RecordSource, type Search } from './RecordSource.ts';
import { slipsBetween } from './slipsBetween.ts';

/** So many orders with a piece of text are compared: who types a piece that thousands have means none of them. */
const CANDIDATES = 400;
const MOST_SLIPS = 2;

/** Orders by number, tracking number, buyer, or a SKU in them. */
export const orderSource: RecordSource = {
  kind: 'orders',
  pages: ['/list/orders', '/sail-order-management'],
  async find(search, context) {
    const found = await byText(search, context);
    const more = found.length < search.limit ? await bySku(search, context) : [];
    const similar = found.length + more.length === 0 ? await bySlips(search, context) : [];
    const all = new Map([...found, ...more, ...similar].map((order) => [order.id, order]));
    return [...all.values()].slice(0, search.limit);
  },
};

async function byText({ words, keyword, limit }: Search, context: RequestContext): Promise<Found[]> {
  const { db, companyId } = context;
  const texts = [orders.orderNo, orders.buyerName, orders.trackingNo];
  const own = eq(orders.companyId, companyId);
  // A whole number is found however many others have it in them.
  const whole = db
    .select()
    .from(orders)
    .where(and(own, eq(orders.orderNo, keyword)))
    .limit(limit);
  const pieces = db
    .select()
    .from(orders)
    .where(and(own, matchesWords(texts, words)))
    .limit(CANDIDATES)
    .as('pieces');
  const [exact, rows] = await Promise.all([
    whole,
    db
      .select()
      .from(pieces)
      .orderBy(asc(rankOf(pieces.orderNo, keyword)), desc(pieces.orderedAt))
      .limit(limit),
  ]);
  return [...exact, ...rows].map((row) => toFound(row, context));
}

async function bySku({ keyword, limit }: Search, context: RequestContext): Promise<Found[]> {
  const { db, companyId } = context;
  const lines = db
    .select({ orderId: orderLines.orderId })
    .from(orderLines)
    .where(and(eq(orderLines.companyId, companyId), eq(orderLines.sku, keyword.toUpperCase())))
    .limit(CANDIDATES);
  return read(and(eq(orders.companyId, companyId), inArray(orders.orderId, lines)), limit, context);
}

/** Numbers that are, but for two slips, what was typed. */
async function bySlips({ keyword, limit }: Search, context: RequestContext): Promise<Found[]> {
  const { db, companyId } = context;
  const columns = [orders.orderNo, orders.trackingNo];
  const found = await Promise.all(
    columns.flatMap((column) =>
      matchesParts(column, keyword).map((part) =>
        db
          .select()
          .from(orders)
          .where(and(eq(orders.companyId, companyId), part))
          .limit(CANDIDATES),
      ),
    ),
  );
  const near = found.flat().flatMap((order) => {
    const slips = Math.min(
      ...[order.orderNo, order.trackingNo].map((text) => slipsBetween(keyword, text ?? '', MOST_SLIPS)),
    );
    return slips <= MOST_SLIPS ? [{ order, slips }] : [];
  });
  return near
    .toSorted((one, other) => one.slips - other.slips)
    .slice(0, limit)
    .map(({ order }) => toFound(order, context));
}

async function read(where: SQL | undefined, limit: number, context: RequestContext): Promise<Found[]> {
  const rows = await context.db
    .select()
    .from(orders)
    .where(or(where))
    .orderBy(desc(orders.orderedAt))
    .limit(limit);
  return rows.map((row) => toFound(row, context));
}

function toFound(order: typeof orders.$inferSelect, { locale, timeZone }: RequestContext): Found {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(order.orderedAt);
  return {
    id: order.orderId,
    title: order.orderNo,
    detail: detailOf(
      statusIn(order.status, locale, 'orders').label,
      order.buyerName,
      marketplaceLabel(order.marketplace, locale),
      day,
    ),
    query: { open: order.orderId },
  };
}
