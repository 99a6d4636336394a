import { and, eq, or } from 'drizzle-orm';
import { products, stock } from '../../../db/schema/business.ts';
import { containsText } from '../containsText.ts';
import { productNameIn } from '../productNameIn.ts';
import type { ListSource } from './ListSource.ts';
import { lookUp } from './lookUp.ts';
import { namedProducts } from './namedProducts.ts';
import { sumOf } from './sumOf.ts';

/** Stock by product and warehouse as a generic list. */
export const stockList: ListSource = {
  table: stock,
  companyId: stock.companyId,
  id: stock.stockId,
  status: stock.status,
  marketplace: stock.marketplace,
  title: ['库存', 'Stock', '재고'],
  statuses: ['normal', 'low', 'out', 'overstock'],
  columns: [
    { key: 'sku', type: 'text' },
    { key: 'productName', type: 'text' },
    { key: 'warehouse', type: 'text' },
    { key: 'status', type: 'status' },
    { key: 'onHand', type: 'number' },
    { key: 'reserved', type: 'number' },
    { key: 'inbound', type: 'number' },
    { key: 'dailySales', type: 'number' },
    { key: 'daysOfCover', type: 'number' },
    { key: 'ageDays', type: 'number' },
    { key: 'countedAt', type: 'date-time' },
  ],
  sortBy: (key, locale) =>
    lookUp(
      {
        sku: stock.sku,
        productName: productNameIn(locale),
        warehouse: stock.warehouse,
        status: stock.status,
        onHand: stock.onHand,
        reserved: stock.reserved,
        inbound: stock.inbound,
        dailySales: stock.dailySales,
        daysOfCover: stock.daysOfCover,
        ageDays: stock.ageDays,
        countedAt: stock.countedAt,
      },
      key,
    ),
  totals: {
    onHand: sumOf(stock.onHand),
    reserved: sumOf(stock.reserved),
    inbound: sumOf(stock.inbound),
    dailySales: sumOf(stock.dailySales),
  },
  defaultSort: 'countedAt',
  matches: (text, company) =>
    or(
      containsText(stock.sku, text),
      containsText(stock.warehouse, text),
      namedProducts(stock.sku, text, company),
    ),
  async read(db, { where, orderBy, limit, offset, locale }) {
    const rows = await db
      .select({ row: stock, productName: productNameIn(locale) })
      .from(stock)
      .leftJoin(products, and(eq(products.companyId, stock.companyId), eq(products.sku, stock.sku)))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ row, productName }) => ({
      id: row.stockId,
      sku: row.sku,
      productName: productName ?? row.sku,
      warehouse: row.warehouse,
      status: row.status,
      onHand: row.onHand,
      reserved: row.reserved,
      inbound: row.inbound,
      dailySales: row.dailySales,
      daysOfCover: row.daysOfCover,
      ageDays: row.ageDays,
      countedAt: row.countedAt.toISOString(),
    }));
  },
};
