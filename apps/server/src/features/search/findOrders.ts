import { and, asc, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { orderLines, orders } from '../../db/schema/business.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { marketplaceLabel } from '../business/words/marketplaceLabel.ts';
import { statusIn } from '../business/words/statusWords.ts';
import { CANDIDATES, nearest } from './findOrSimilar.ts';
import { matchesPiece, matchesWords, piecesOf, rankOf } from './matchWords.ts';
import { detailOf, type Found, type RecordSource, type Search } from './RecordSource.ts';

/** A shorter number is too much like too many others. */
const NUMBER_MIN = 8;

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

/** Numbers that are, but for two slips, what was typed; names of buyers have too many like them. */
async function bySlips({ keyword, limit }: Search, context: RequestContext): Promise<Found[]> {
  if (keyword.length < NUMBER_MIN || !/\d/.test(keyword)) return [];
  const { db, companyId } = context;
  const pieces = piecesOf(keyword, []);
  const found = await Promise.all(
    [orders.orderNo, orders.trackingNo].flatMap((column) =>
      // Each by itself: the beginning, which many numbers have, must not take the room of the others.
      pieces.map((piece) =>
        db
          .select()
          .from(orders)
          .where(and(eq(orders.companyId, companyId), matchesPiece(column, piece)))
          .limit(CANDIDATES),
      ),
    ),
  );
  const rows = new Map(found.flat().map((order) => [order.orderId, order]));
  const candidates = [...rows.values()].map((order) => ({
    found: toFound(order, context),
    texts: [order.orderNo, order.trackingNo],
  }));
  return nearest(candidates, keyword, limit);
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
