import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { orderLines, orders, products } from '../../../../db/schema/business.ts';
import { parcelLines } from '../../../../db/schema/parcels.ts';
import { messageText } from '../../../../http/messages.ts';
import { dayOf } from '../../companyDays.ts';
import { orderList } from '../../lists/orderList.ts';
import { type ListScope, type ListSelection, listCondition, openList } from '../../openList.ts';
import { productNameIn } from '../../productNameIn.ts';
import type { StoredOrder } from '../../toOrder.ts';
import { columnLabel } from '../../words/columnWords.ts';
import { ordersOf as ordersIn, type Parcel, parcelsByOrder, readParcels } from '../packing/readParcels.ts';
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
    .select({
      count: sql<number>`count(distinct coalesce(${parcelLines.parcelId}, ${orders.orderId}))::int`,
    })
    .from(orders)
    .leftJoin(
      parcelLines,
      and(eq(parcelLines.companyId, orders.companyId), eq(parcelLines.orderId, orders.orderId)),
    )
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
  const printed = new Set<string>();
  for (let offset = 0; ; offset += ORDERS_AT_ONCE) {
    const page = await read({ limit: ORDERS_AT_ONCE, offset });
    const ids = page.map(({ id }) => id);
    const parcels = parcelsByOrder(await readParcels(scope.db, scope.companyId, ids));
    const all = [...new Set([...ids, ...[...parcels.values()].flat().flatMap(ordersIn)])];
    const [stored, lines] = await Promise.all([ordersOf(scope, all), linesOf(scope, all)]);
    for (const id of ids) {
      const own = parcels.get(id) ?? [undefined];
      for (const parcel of own) {
        if (parcel && printed.has(parcel.parcelId)) continue;
        const packed = [id, ...(parcel ? ordersIn(parcel) : [])].flatMap(
          (orderId) => stored.get(orderId) ?? [],
        );
        const refusals = packed.map((order) => paperRefusal(paper, order));
        const refusal = refusals[0] ?? (refusals.some(Boolean) ? 'parcelPartner' : undefined);
        const reason = refusal && messageText(refusal, scope.locale);
        if (reason) {
          without.push({ orderNo: packed[0]?.orderNo ?? '', reason });
          break;
        }
        if (parcel) printed.add(parcel.parcelId);
        yield paperOf([...new Set(packed)], { parcel, of: own.length, lines }, scope);
      }
    }
    if (page.length < ORDERS_AT_ONCE) return;
  }
}

type Packed = {
  parcel: Parcel | undefined;
  of: number;
  lines: Awaited<ReturnType<typeof linesOf>>;
};

/** What is printed of a parcel with things of these orders, the first one being what it is known by. */
function paperOf(
  packed: readonly StoredOrder[],
  { parcel, of, lines }: Packed,
  scope: ListScope,
): PrintedOrder {
  const [order, ...others] = packed;
  if (!order) throw new Error('a parcel without an order');
  const all = packed.flatMap(({ orderId }) => lines.get(orderId) ?? []);
  const { carrier, trackingNo } = parcel ?? order;
  return {
    ...headOf({ ...order, carrier, trackingNo }, scope),
    parcel: parcel ? parcelText(parcel.parcelNo, of, others) : '',
    lines: parcel
      ? parcel.lines.flatMap(({ orderId, lineNo, quantity }) => {
          const line = all.find((one) => one.orderId === orderId && one.lineNo === lineNo);
          return line ? [{ ...line, quantity }] : [];
        })
      : all,
    note: packed
      .map(({ note }) => note)
      .filter(Boolean)
      .join('\n'),
  };
}

/** Such as `2/3`, or the numbers of the orders that lie in it besides. */
function parcelText(parcelNo: number, of: number, others: readonly StoredOrder[]): string {
  const numbers = others.map(({ orderNo }) => `+ ${orderNo}`);
  return [of > 1 ? `${parcelNo}/${of}` : [], numbers].flat().join(' ');
}

async function ordersOf({ db, companyId }: ListScope, ids: string[]): Promise<Map<string, StoredOrder>> {
  const stored = await db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, companyId), inArray(orders.orderId, ids)));
  return new Map(stored.map((order) => [order.orderId, order]));
}

function headOf(
  order: StoredOrder,
  { locale, timeZone }: ListScope,
): Omit<PrintedOrder, 'lines' | 'note' | 'parcel'> {
  const { orderNo, shopName, buyerName, street, postcode, city, marketplace } = order;
  const tracking = [order.carrier, order.trackingNo].filter(Boolean).join(' ');
  const facts: [key: string, value: string][] = [
    ['orderedAt', dayOf({ now: order.orderedAt, timeZone })],
    ['shipBy', dayOf({ now: order.shipBy, timeZone })],
    ['warehouse', order.warehouse],
    ['trackingNo', tracking],
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
      lineNo: orderLines.lineNo,
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
