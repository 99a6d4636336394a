import { declareReport } from './declareReport.ts';

const SOLD = { orders: 'orders', units: 'units', revenue: 'sales' } as const;
const SALES = {
  figures: {
    ...SOLD,
    share: { shareOf: 'revenue' },
    averageOrder: 'averageOrder',
    refundRate: 'refundRate',
  },
  drawn: ['revenue'],
} as const;

/** Reports of what was sold, by shop, channel, marketplace and week. */
export const salesReports = {
  'sales-shops': declareReport('sales', ['店铺销售', 'Sales by shop', '매장별 매출'], {
    ...SALES,
    by: 'shop',
  }),
  'sales-channels': declareReport('sales', ['渠道销售', 'Sales by channel', '채널별 매출'], {
    ...SALES,
    by: 'platform',
  }),
  'sales-regions': declareReport('sales', ['地区销售', 'Sales by marketplace', '지역별 매출'], {
    ...SALES,
    by: 'marketplace',
  }),
  'sales-weeks': declareReport('sales', ['每周销售', 'Sales by week', '주별 매출'], {
    by: 'week',
    figures: { ...SOLD, change: { changeOf: 'revenue' }, averageOrder: 'averageOrder' },
    drawn: ['revenue'],
  }),
};
