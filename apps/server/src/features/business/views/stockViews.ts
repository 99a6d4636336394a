import { eq, gt, inArray, sql } from 'drizzle-orm';
import { stock } from '../../../db/schema/business.ts';
import type { Views } from './View.ts';

/** Named selections of the stock. */
export const stockViews: Views = {
  all: { title: ['库存总览', 'Stock overview', '재고 현황'] },
  low: {
    title: ['低库存预警', 'Low stock', '재고 부족'],
    where: () => eq(stock.status, 'low'),
    sort: 'daysOfCover',
    direction: 'asc',
    columns: 'sku productName warehouse daysOfCover onHand inbound dailySales reserved',
  },
  out: {
    title: ['断货商品', 'Out of stock', '품절 상품'],
    where: () => eq(stock.status, 'out'),
    sort: 'dailySales',
    columns: 'sku productName warehouse dailySales inbound reserved countedAt',
  },
  overstock: {
    title: ['冗余库存', 'Excess stock', '과잉 재고'],
    where: () => eq(stock.status, 'overstock'),
    sort: 'daysOfCover',
    columns: 'sku productName warehouse daysOfCover onHand dailySales ageDays',
  },
  aging: {
    title: ['滞销库存', 'Slow-moving stock', '장기 재고'],
    where: () => gt(stock.ageDays, 180),
    sort: 'ageDays',
    columns: 'sku productName warehouse ageDays onHand dailySales daysOfCover status',
  },
  inbound: {
    title: ['在途库存', 'Inbound stock', '입고 예정 재고'],
    where: () => gt(stock.inbound, 0),
    sort: 'inbound',
    columns: 'sku productName warehouse inbound onHand dailySales daysOfCover status',
  },
  reserved: {
    title: ['占用库存', 'Reserved stock', '예약 재고'],
    where: () => gt(stock.reserved, 0),
    sort: 'reserved',
    columns: 'sku productName warehouse reserved onHand inbound status',
  },
  fba: {
    title: ['平台仓库存', 'Platform warehouse stock', '플랫폼 창고 재고'],
    where: () => sql`${stock.warehouse} like 'FBA-%'`,
    columns: 'sku productName warehouse status onHand reserved inbound daysOfCover ageDays',
  },
  overseas: {
    title: ['海外仓库存', 'Overseas warehouse stock', '해외 창고 재고'],
    where: () => inArray(stock.warehouse, ['LOS-ANGELES', 'FRANKFURT', 'BIRMINGHAM', 'OSAKA']),
    columns: 'sku productName warehouse status onHand inbound daysOfCover ageDays countedAt',
  },
  domestic: {
    title: ['本地仓库存', 'Domestic warehouse stock', '국내 창고 재고'],
    where: () => eq(stock.marketplace, 'CN'),
    columns: 'sku productName warehouse status onHand reserved ageDays countedAt',
  },
};

/** Named selections of what to order. */
export const restockViews: Views = {
  all: { title: ['补货建议', 'Restock', '보충 제안'] },
};
