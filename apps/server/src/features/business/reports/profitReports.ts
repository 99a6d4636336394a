import { and, eq, inArray } from 'drizzle-orm';
import { orders } from '../../../db/schema/business.ts';
import { financeEntries } from '../../../db/schema/ledger.ts';
import { inLanguage, type Words } from '../words/Words.ts';
import { declareReport } from './declareReport.ts';
import { ofBooks, profitByOrder } from './profitByOrder.ts';
import type { Report, ReportScope } from './Report.ts';

const PROFIT = {
  units: 'units',
  revenue: 'sales',
  cost: 'goodsCost',
  fees: 'fees',
  freight: 'freight',
  adSpend: 'adCost',
  refunds: 'refunds',
  storage: 'storage',
  tax: 'tax',
  profit: 'profit',
  margin: 'margin',
} as const;
const FIGURES =
  'units:number revenue:money cost:money fees:money freight:money adSpend:money refunds:money storage:money tax:money profit:money margin:percent';

/** What was not sold costs storage, too. */
const EARNED = { figures: PROFIT, listedBy: 'profit', drawn: ['revenue', 'profit'] } as const;

/** Reports of what was earned, by category, product and shop: sales less everything that they cost. */
export const profitReports = {
  'sales-categories': declareReport('sales', ['品类销售', 'Sales by category', '카테고리별 매출'], {
    ...EARNED,
    by: 'category',
    figures: { share: { shareOf: 'revenue' }, ...PROFIT },
  }),
  'product-profit': declareReport('sales', ['产品利润', 'Profit by product', '상품별 이익'], {
    ...EARNED,
    by: 'product',
    sort: 'profit',
    opensOrders: true,
  }),
  'shop-profit': declareReport('sales', ['店铺利润', 'Profit by shop', '매장별 이익'], {
    ...EARNED,
    by: 'shop',
    sort: 'profit',
    opensOrders: true,
  }),
  'marketplace-profit': declareReport('sales', ['站点利润', 'Profit by marketplace', '국가별 이익'], {
    ...EARNED,
    by: 'marketplace',
    sort: 'profit',
    opensOrders: true,
  }),
  'month-profit': declareReport('sales', ['月度利润', 'Profit by month', '월별 이익'], {
    ...EARNED,
    by: 'month',
    opensOrders: true,
  }),
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
