import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { orderLines, orders, products } from '../../../../db/schema/business.ts';
import { messageText } from '../../../../http/messages.ts';
import { dayOf } from '../../companyDays.ts';
import { orderList } from '../../lists/orderList.ts';
import { type ListScope, type ListSelection, listCondition, openList } from '../../openList.ts';
import { productNameIn } from '../../productNameIn.ts';
import type { StoredOrder } from '../../toOrder.ts';
import { columnLabel } from '../../words/columnWords.ts';
import type { OrderPaper } from './orderPapers.ts';
import type { PrintedOrder, WithoutPaper } from './PrintedOrder.ts';
import { hasPaper, paperRefusal } from './paperRefusal.ts';

const ORDERS_AT_ONCE = 200;

/** Orders to be printed, in the order of their list. */
export type Papers = {
  rowCount: number;
  rows: AsyncIterable<PrintedOrder>;
  /** The orders that have none: complete once all rows were read. */
  without: readonly WithoutPaper[];
};

/** Opens what is printed of a selection of orders. Give it a transaction that sees one state of the data throughout. */
export async function openPapers(
  paper: OrderPaper,
  selection: ListSelection,
  scope: ListScope,
): Promise<Papers> {
  const [found] = await scope.db
    .select({ count: count() })
    .from(orders)
    .where(and(listCondition(orderList, selection, scope), hasPaper(paper)));
  const without: WithoutPaper[] = [];
  return { rowCount: found?.count ?? 0, rows: papersOf(paper, selection, scope, without), without };
}

async function* papersOf(
  paper: OrderPaper,
  selection: ListSelection,
  scope: ListScope,
  without: WithoutPaper[],
): AsyncGenerator<PrintedOrder> {
  const { read } = openList(selection, scope);
  for (let offset = 0; ; offset += ORDERS_AT_ONCE) {
    const page = await read({ limit: ORDERS_AT_ONCE, offset });
    const ids = page.map(({ id }) => id);
    const [stored, lines] = await Promise.all([ordersOf(scope, ids), linesOf(scope, ids)]);
    for (const id of ids) {
      const order = stored.get(id);
      if (!order) continue;
      const refusal = paperRefusal(paper, order);
      if (refusal) without.push({ orderNo: order.orderNo, reason: messageText(refusal, scope.locale) });
      else yield { ...headOf(order, scope), lines: lines.get(id) ?? [], note: order.note };
    }
    if (page.length < ORDERS_AT_ONCE) return;
  }
}

async function ordersOf({ db, companyId }: ListScope, ids: string[]): Promise<Map<string, StoredOrder>> {
  const stored = await db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, companyId), inArray(orders.orderId, ids)));
  return new Map(stored.map((order) => [order.orderId, order]));
}

function headOf(order: StoredOrder, { locale, timeZone }: ListScope): Omit<PrintedOrder, 'lines' | 'note'> {
  const { orderNo, shopName, buyerName, street, postcode, city, marketplace } = order;
  const parcel = [order.carrier, order.trackingNo].filter(Boolean).join(' ');
  const facts: [key: string, value: string][] = [
    ['orderedAt', dayOf({ now: order.orderedAt, timeZone })],
    ['shipBy', dayOf({ now: order.shipBy, timeZone })],
    ['warehouse', order.warehouse],
    ['trackingNo', parcel],
  ];
  return {
    orderNo,
    shopName,
    address: [buyerName, street, `${postcode} ${city}`]
      .flatMap((part) => part.split(/\s*[\r\n]\s*/))
      .map((line) => line.trim())
      .filter(Boolean),
    marketplace,
    facts: facts.filter(([, value]) => value).map(([key, value]) => [columnLabel(key, locale), value]),
  };
}

async function linesOf({ db, companyId, locale }: ListScope, ids: string[]) {
  const rows = await db
    .select({
      orderId: orderLines.orderId,
      sku: orderLines.sku,
      productName: productNameIn(locale),
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .leftJoin(products, and(eq(products.companyId, orderLines.companyId), eq(products.sku, orderLines.sku)))
    .where(and(eq(orderLines.companyId, companyId), inArray(orderLines.orderId, ids)))
    .orderBy(asc(orderLines.orderId), asc(orderLines.lineNo));
  const lines = rows.map(({ productName, ...line }) => ({ ...line, productName: productName ?? line.sku }));
  return Map.groupBy(lines, ({ orderId }) => orderId);
}
