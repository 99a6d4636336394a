import { and, eq, inArray } from 'drizzle-orm';
import type { DimensionName } from '../../../data/catalogue/dimensions.ts';
import { orders } from '../../../db/schema/business.ts';
import { financeEntries } from '../../../db/schema/ledger.ts';
import { categoryWords } from '../words/categoryWords.ts';
import { marketplaceLabel } from '../words/marketplaceLabel.ts';
import { inLanguage, type Words } from '../words/Words.ts';
import { askCatalogue } from './askCatalogue.ts';
import { ofBooks, ordersBehind, profitByOrder } from './profitByOrder.ts';
import { fullDaysOfMonth, type Report, type ReportScope, withShare } from './Report.ts';

const FIGURES =
  'units:number revenue:money cost:money fees:money freight:money adSpend:money refunds:money storage:money tax:money profit:money margin:percent';

// What was not sold costs storage, too: profit stands first, since a question about units is about what was sold.
const COLUMNS = {
  profit: 'profit',
  margin: 'margin',
  units: 'units',
  revenue: 'sales',
  cost: 'goodsCost',
  fees: 'fees',
  freight: 'freight',
  adSpend: 'adCost',
  refunds: 'refunds',
  storage: 'storage',
  tax: 'tax',
} as const;

const profitsBy = (scope: ReportScope, by: DimensionName) => askCatalogue(scope, { by, columns: COLUMNS });

/** Reports of what was earned, by category, product and shop: sales less everything that they cost. */
export const profitReports = {
  'sales-categories': {
    title: ['品类销售', 'Sales by category', '카테고리별 매출'],
    resource: 'sales',
    columns: `category:text share:percent ${FIGURES}`,
    isOfDays: true,
    hasMarketplace: true,
    sort: 'revenue',
    chart: { kind: 'bar', x: 'category', series: ['revenue', 'profit'] },
    async read(scope) {
      const { rows, totals } = await profitsBy(scope, 'category');
      const shares = withShare(
        rows.map(({ key, name: _, ...row }) => ({
          category: inLanguage(categoryWords(key), scope.locale),
          ...row,
        })),
        'revenue',
      );
      return { rows: shares, totals };
    },
  },
  'product-profit': {
    title: ['产品利润', 'Profit by product', '상품별 이익'],
    resource: 'sales',
    columns: `sku:text productName:text ${FIGURES}`,
    isOfDays: true,
    hasMarketplace: true,
    sort: 'profit',
    chart: { kind: 'bar', x: 'sku', series: ['revenue', 'profit'] },
    async read(scope) {
      const { rows, totals } = await profitsBy(scope, 'product');
      const opened = rows.map(({ key, name, ...row }) => ({
        sku: key,
        productName: name,
        ...row,
        opens: ordersBehind({ sku: key }),
      }));
      return { rows: opened, totals };
    },
  },
  'shop-profit': {
    title: ['店铺利润', 'Profit by shop', '매장별 이익'],
    resource: 'sales',
    columns: `shopName:text ${FIGURES}`,
    isOfDays: true,
    hasMarketplace: true,
    sort: 'profit',
    chart: { kind: 'bar', x: 'shopName', series: ['revenue', 'profit'] },
    async read(scope) {
      const { rows, totals } = await profitsBy(scope, 'shop');
      const opened = rows.map(({ key, name: _, ...row }) => ({
        shopName: key,
        ...row,
        opens: ordersBehind({ shopName: key }),
      }));
      return { rows: opened, totals };
    },
  },
  'marketplace-profit': {
    title: ['站点利润', 'Profit by marketplace', '국가별 이익'],
    resource: 'sales',
    columns: `marketplace:text ${FIGURES}`,
    isOfDays: true,
    hasMarketplace: false,
    sort: 'profit',
    chart: { kind: 'bar', x: 'marketplace', series: ['revenue', 'profit'] },
    async read(scope) {
      const { rows, totals } = await profitsBy(scope, 'marketplace');
      const opened = rows.map(({ key, name: _, ...row }) => ({
        marketplace: marketplaceLabel(key, scope.locale),
        ...row,
        opens: ordersBehind({ marketplace: key }),
      }));
      return { rows: opened, totals };
    },
  },
  'month-profit': {
    title: ['月度利润', 'Profit by month', '월별 이익'],
    resource: 'sales',
    columns: `month:text fullDays:number ${FIGURES}`,
    isOfDays: true,
    hasMarketplace: true,
    sort: 'month',
    direction: 'asc',
    chart: { kind: 'bar', x: 'month', series: ['revenue', 'profit'] },
    async read(scope) {
      const { rows, totals } = await profitsBy(scope, 'month');
      const opened = rows.map(({ key, name: _, ...row }) => ({
        month: key,
        fullDays: fullDaysOfMonth(key, scope),
        ...row,
        opens: ordersBehind({ month: key }),
      }));
      return { rows: opened, totals };
    },
  },
  'order-profit': {
    title: ['订单利润', 'Profit by order', '주문별 이익'],
    resource: 'sales',
    columns: `orderNo:text shopName:text orderedAt:date-time ${FIGURES}`,
    isOfDays: true,
    hasMarketplace: true,
    sort: 'profit',
    chart: { kind: 'bar', x: 'orderNo', series: ['revenue', 'profit'] },
    async read(scope) {
      const [rows, known] = await Promise.all([profitByOrder(scope), ordersOf(scope)]);
      const opened = rows.map(({ key, ...row }) => {
        const order = key === null ? undefined : known.get(key);
        return {
          orderNo: order?.orderNo ?? inLanguage(NO_ORDER, scope.locale),
          shopName: order?.shopName ?? null,
          orderedAt: order?.orderedAt.toISOString() ?? null,
          ...row,
          ...(order && { opens: `order:${key}` }),
        };
      });
      return { rows: opened };
    },
  },
} satisfies Record<string, Report>;

/** What is of no single order: ads and storage. */
const NO_ORDER: Words = [
  '不属于单个订单（广告、仓储）',
  'Of no single order (ads, storage)',
  '주문과 무관(광고·보관)',
];

/** The orders that the books of the days name. */
async function ordersOf(scope: ReportScope) {
  const named = scope.db
    .select({ orderId: financeEntries.orderId })
    .from(financeEntries)
    .where(ofBooks(scope));
  const rows = await scope.db
    .select({
      orderId: orders.orderId,
      orderNo: orders.orderNo,
      shopName: orders.shopName,
      orderedAt: orders.orderedAt,
    })
    .from(orders)
    .where(and(eq(orders.companyId, scope.companyId), inArray(orders.orderId, named)));
  return new Map(rows.map((row) => [row.orderId, row]));
}
