import { and, eq, gte, inArray } from 'drizzle-orm';
import type { DimensionName } from '../../../data/catalogue/dimensions.ts';
import type { MeasureName } from '../../../data/catalogue/measures.ts';
import type { DataFilter } from '../../../data/DataQuestion.ts';
import { orders } from '../../../db/schema/business.ts';
import { financeEntries } from '../../../db/schema/ledger.ts';
import { startOfDay } from '../companyDays.ts';
import { inLanguage, type Words } from '../words/Words.ts';
import { askCatalogue, equals } from './askCatalogue.ts';
import type { ReportRows, ReportScope } from './Report.ts';

type Of = NonNullable<ReportScope['of']>;

/** What is of no single order: ads and storage. */
const NO_ORDER: Words = [
  '不属于单个订单（广告、仓储）',
  'Of no single order (ads, storage)',
  '주문과 무관(광고·보관)',
];

const DIMENSIONS = {
  sku: 'product',
  shopName: 'shop',
  marketplace: 'marketplace',
  month: 'month',
} as const satisfies Record<keyof Of, DimensionName>;

/** The page with the orders behind a row: as its page narrows it, and by what the row is about. */
export function ordersBehind(of: Of): string {
  return `order-profit?${new URLSearchParams(Object.entries(of))}`;
}

/** The orders of the books of the days, of all or of what one figure is about. */
export async function readOrderProfit(
  scope: ReportScope,
  columns: readonly (readonly [string, MeasureName])[],
): Promise<ReportRows> {
  const { of = {}, locale } = scope;
  const filters = (Object.keys(DIMENSIONS) as (keyof Of)[]).flatMap((key): DataFilter[] =>
    of[key] === undefined ? [] : [equals(DIMENSIONS[key], of[key])],
  );
  const [{ rows, totals }, known] = await Promise.all([
    askCatalogue(scope, { by: 'orderId', columns, listedBy: 'profit', filters }),
    ordersOf(scope),
  ]);
  const opened = rows.map(({ key, figures }) => {
    const order = known.get(key);
    return {
      orderNo: order?.orderNo ?? inLanguage(NO_ORDER, locale),
      shopName: order?.shopName ?? null,
      orderedAt: order?.orderedAt.toISOString() ?? null,
      ...figures,
      ...(order && { opens: `order:${key}` }),
    };
  });
  return { rows: opened, totals };
}

/** The orders that the books of the days name. */
async function ordersOf({ db, companyId, fromDay, timeZone }: ReportScope) {
  const ofDays = and(
    eq(financeEntries.companyId, companyId),
    gte(financeEntries.occurredAt, startOfDay(fromDay, timeZone)),
  );
  const named = db.select({ orderId: financeEntries.orderId }).from(financeEntries).where(ofDays);
  const { orderId, orderNo, shopName, orderedAt } = orders;
  const rows = await db
    .select({ orderId, orderNo, shopName, orderedAt })
    .from(orders)
    .where(and(eq(orders.companyId, companyId), inArray(orderId, named)));
  return new Map(rows.map((row) => [row.orderId, row]));
}
