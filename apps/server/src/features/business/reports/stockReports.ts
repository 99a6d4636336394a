import { declareReport } from './declareReport.ts';

const STOCK = { skus: 'products', onHand: 'onHand' } as const;
const VALUE = { stockValue: 'stockValue', share: { shareOf: 'stockValue' } } as const;

/** Reports of the stock as it is now. */
export const stockReports = {
  'stock-warehouses': declareReport('stock', ['库存结构', 'Stock by warehouse', '창고별 재고'], {
    by: 'warehouse',
    figures: { ...STOCK, reserved: 'reserved', inbound: 'inbound', ...VALUE },
    drawn: ['stockValue'],
    isOfNow: true,
  }),
  'stock-age': declareReport('stock', ['库龄分布', 'Stock age', '재고 연령 분포'], {
    by: 'ageBand',
    segments: ['in-stock'],
    figures: { ...STOCK, ...VALUE },
    drawn: ['stockValue'],
    isOfNow: true,
  }),
  'stock-turnover': declareReport('stock', ['周转天数', 'Days of cover', '회전 일수'], {
    by: 'category',
    figures: {
      ...STOCK,
      dailySales: 'dailySales',
      daysOfCover: 'daysOfCover',
      stockValue: 'stockValue',
    },
    drawn: ['daysOfCover'],
    isOfNow: true,
  }),
  'stockout-losses': declareReport('stock', ['断货损失', 'Stockout losses', '품절 손실'], {
    by: 'product',
    segments: ['missed'],
    figures: {
      lines: 'warehouses',
      dailySales: 'dailySales',
      price: 'listPrice',
      lostPerDay: 'lostSales',
      inbound: 'inbound',
    },
    drawn: ['lostPerDay'],
    isOfNow: true,
  }),
};
