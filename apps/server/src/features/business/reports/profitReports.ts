import { declareReport } from './declareReport.ts';
import { readOrderProfit } from './orderProfit.ts';
import type { ReportScope } from './Report.ts';

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
    ...declareReport('sales', ['订单利润', 'Profit by order', '주문별 이익'], {
      ...EARNED,
      by: 'orderId',
      sort: 'profit',
    }),
    read: (scope: ReportScope) => readOrderProfit(scope, Object.entries(PROFIT)),
  },
};
