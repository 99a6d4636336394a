import { and, countDistinct, eq, gt, sql, sum } from 'drizzle-orm';
import { products, stock } from '../../../db/schema/business.ts';
import { productNameIn } from '../productNameIn.ts';
import { declareReport } from './declareReport.ts';
import { money, type Report, type ReportScope, withShare } from './Report.ts';

const AGE_LIMITS = [31, 61, 91, 181, 271];
const ofCompany = ({ companyId, marketplace }: ReportScope) =>
  and(eq(stock.companyId, companyId), marketplace ? eq(stock.marketplace, marketplace) : undefined);
const product = and(eq(products.companyId, stock.companyId), eq(products.sku, stock.sku));
const skus = countDistinct(stock.sku);
const onHand = sum(stock.onHand).mapWith(Number);
const value = sql`coalesce(sum(${stock.onHand} * ${products.costUsd}::bigint), 0)`.mapWith(Number);

/** Reports of the stock as it is now. */
export const stockReports = {
  'stock-warehouses': declareReport('stock', ['库存结构', 'Stock by warehouse', '창고별 재고'], {
    by: 'warehouse',
    figures: {
      skus: 'products',
      onHand: 'onHand',
      reserved: 'reserved',
      inbound: 'inbound',
      stockValue: 'stockValue',
      share: { shareOf: 'stockValue' },
    },
    drawn: ['stockValue'],
    isOfNow: true,
  }),
  'stock-age': {
    title: ['库龄分布', 'Stock age', '재고 연령 분포'],
    resource: 'stock',
    columns: 'ageBand:text skus:number onHand:number stockValue:money share:percent',
    isOfDays: false,
    hasMarketplace: true,
    sort: 'ageBand',
    direction: 'asc',
    chart: { kind: 'bar', x: 'ageBand', series: ['stockValue'] },
    async read(scope) {
      const band = sql`width_bucket(${stock.ageDays}, ${sql.raw(`array[${AGE_LIMITS.join(', ')}]`)})`;
      const bucket = band.mapWith(Number);
      const rows = await scope.db
        .select({ bucket, skus, onHand, value })
        .from(stock)
        .leftJoin(products, product)
        .where(and(ofCompany(scope), sql`${stock.onHand} > 0`))
        .groupBy(bucket)
        .orderBy(bucket);
      const shares = withShare(
        rows.map((row) => ({
          ageBand: ageName(row.bucket),
          skus: row.skus,
          onHand: row.onHand,
          stockValue: money(row.value),
        })),
        'stockValue',
      );
      return { rows: shares };
    },
  },
  'stock-turnover': declareReport('stock', ['周转天数', 'Days of cover', '회전 일수'], {
    by: 'category',
    figures: {
      skus: 'products',
      onHand: 'onHand',
      dailySales: 'dailySales',
      daysOfCover: 'daysOfCover',
      stockValue: 'stockValue',
    },
    drawn: ['daysOfCover'],
    isOfNow: true,
  }),
  'stockout-losses': {
    title: ['断货损失', 'Stockout losses', '품절 손실'],
    resource: 'stock',
    columns:
      'sku:text productName:text lines:number dailySales:number price:money lostPerDay:money inbound:number',
    isOfDays: false,
    hasMarketplace: true,
    sort: 'lostPerDay',
    chart: { kind: 'bar', x: 'sku', series: ['lostPerDay'] },
    async read(scope) {
      const rows = await scope.db
        .select({
          sku: stock.sku,
          productName: sql<string>`max(${productNameIn(scope.locale)})`,
          lines: countDistinct(stock.warehouse),
          dailySales: sum(stock.dailySales).mapWith(Number),
          price: sql`max(${products.priceUsd})`.mapWith(Number),
          inbound: sum(stock.inbound).mapWith(Number),
        })
        .from(stock)
        .leftJoin(products, product)
        .where(and(ofCompany(scope), eq(stock.status, 'out'), gt(stock.dailySales, 0)))
        .groupBy(stock.sku);
      const losses = rows.map((row) => ({
        ...row,
        dailySales: Math.round(row.dailySales * 100) / 100,
        price: money(row.price),
        lostPerDay: money(row.price * row.dailySales),
      }));
      return { rows: losses };
    },
  },
} satisfies Record<string, Report>;

function ageName(bucket: number): string {
  const low = bucket === 0 ? 0 : AGE_LIMITS[bucket - 1];
  const high = AGE_LIMITS[bucket];
  return high === undefined ? `${low}+` : `${low}–${high - 1}`;
}
