import { and, arrayContains, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/Database.ts';
import { orderLines, orders, products } from '../../db/schema/business.ts';
import { addDays, startOfDay } from './companyDays.ts';
import { containsText } from './containsText.ts';

/** What orders can be narrowed by. */
export type OrderFilters = {
  status?: string;
  marketplace?: string;
  keyword?: string;
  from?: string;
  to?: string;
};

/** The condition of order filters; both days are included. */
export function orderConditions(
  { db, companyId, timeZone }: { db: Database; companyId: string; timeZone: string },
  filters: OrderFilters,
): SQL | undefined {
  const { status, marketplace, keyword, from, to } = filters;
  return and(
    status ? eq(orders.status, status) : undefined,
    marketplace ? eq(orders.marketplace, marketplace) : undefined,
    keyword ? matchesOrder(db, companyId, keyword) : undefined,
    orderedBetween({ from, to }, timeZone),
  );
}

/** Orders of some days of a zone, both included. */
export function orderedBetween(
  { from, to }: Pick<OrderFilters, 'from' | 'to'>,
  timeZone: string,
): SQL | undefined {
  return and(
    from ? gte(orders.orderedAt, startOfDay(from, timeZone)) : undefined,
    to ? lt(orders.orderedAt, startOfDay(addDays(to, 1), timeZone)) : undefined,
  );
}

/** A text of fewer letters stands in no index of texts. */
const LETTERS_OF_INDEX = 3;

/**
 * Orders with a text in their number, buyer, tracking number or a SKU, or as one of their tags. Found apart and joined: as one condition with
 * the lines, the indexes of the texts could not be used. A letter or two, which no index knows and most orders have, is looked for in one
 * pass over the orders, with the quicker comparison of `inPlainLetters`.
 */
export function matchesOrder(db: Database, companyId: string, text: string): SQL {
  const skus = db
    .select({ sku: products.sku })
    .from(products)
    .where(and(eq(products.companyId, companyId), containsText(products.sku, text)));
  const byLine = db
    .select({ orderId: orderLines.orderId })
    .from(orderLines)
    .where(and(eq(orderLines.companyId, companyId), inArray(orderLines.sku, skus)));
  if ([...text].length < LETTERS_OF_INDEX)
    return or(hasText(inPlainLetters(orders, text), text), inArray(orders.orderId, byLine)) as SQL;
  const found = alias(orders, 'found');
  const byText = db
    .select({ orderId: found.orderId })
    .from(found)
    .where(and(eq(found.companyId, companyId), hasText(found, text)));
  return inArray(orders.orderId, byText.union(byLine));
}

/**
 * The same columns, compared without regard to letters beyond ASCII where the text has none: this takes half the time of a scan.
 * No index of texts serves such a comparison.
 */
function inPlainLetters({ tags, ...columns }: TextColumns, text: string): TextColumns {
  if (!/^[\x20-\x7e]*$/.test(text)) return { tags, ...columns };
  const plain = (column: PgColumn | SQL) => sql`${column} collate "C"`;
  return {
    tags,
    orderNo: plain(columns.orderNo),
    buyerName: plain(columns.buyerName),
    trackingNo: plain(columns.trackingNo),
  };
}

function hasText({ orderNo, buyerName, trackingNo, tags }: TextColumns, text: string): SQL | undefined {
  return or(
    containsText(orderNo, text),
    containsText(buyerName, text),
    containsText(trackingNo, text),
    arrayContains(tags, [text]),
  );
}

type TextColumns = Record<'orderNo' | 'buyerName' | 'trackingNo', PgColumn | SQL> & { tags: PgColumn };
