import { declareReport } from './declareReport.ts';

const SOLD = { orders: 'orders', units: 'units', revenue: 'sales' } as const;
const SALES = {
  ...SOLD,
  share: { shareOf: 'revenue' },
  averageOrder: 'averageOrder',
  refundRate: 'refundRate',
} as const;

/** Reports of what was sold, by shop, channel, marketplace and week. */
export const salesReports = {
  'sales-shops': declareReport('sales', ['店铺销售', 'Sales by shop', '매장별 매출'], {
    by: 'shop',
    figures: SALES,
    drawn: ['revenue'],
  }),
  'sales-channels': declareReport('sales', ['渠道销售', 'Sales by channel', '채널별 매출'], {
    by: 'platform',
    figures: SALES,
    drawn: ['revenue'],
  }),
  'sales-regions': declareReport('sales', ['地区销售', 'Sales by marketplace', '지역별 매출'], {
    by: 'marketplace',
    figures: SALES,
    drawn: ['revenue'],
  }),
  'sales-weeks': declareReport('sales', ['每周销售', 'Sales by week', '주별 매출'], {
    by: 'week',
    figures: { ...SOLD, change: { changeOf: 'revenue' }, averageOrder: 'averageOrder' },
    drawn: ['revenue'],
  }),
};
