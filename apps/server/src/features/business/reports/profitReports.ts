import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import { products, shops } from '../../../db/schema/business.ts';
import { financeEntries } from '../../../db/schema/ledger.ts';
import { productNameIn } from '../productNameIn.ts';
import { profitOf, profitParts } from '../profitFigures.ts';
import { categoryWords } from '../words/categoryWords.ts';
import { inLanguage } from '../words/Words.ts';
import { money, part, type Report, type ReportScope, withShare } from './Report.ts';

const FIGURES =
  'units:number revenue:money cost:money fees:money freight:money adSpend:money refunds:money storage:money tax:money profit:money margin:percent';

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
      const rows = await profitBy(scope, sql<string>`${products.category}`);
      return withShare(
        rows.map(({ key, productName: _, ...row }) => ({
          category: inLanguage(categoryWords(key), scope.locale),
          ...row,
        })),
        'revenue',
      );
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
      const rows = await profitBy(scope, sql<string>`${financeEntries.sku}`);
      return rows.map(({ key, ...row }) => ({ sku: key, ...row }));
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
      const rows = await profitBy(scope, sql<string>`${shops.shopName}`);
      return rows.map(({ key, productName: _, ...row }) => ({ shopName: key, ...row }));
    },
  },
} satisfies Record<string, Report>;

/** What the books of the days earned, by an expression; freight is less what buyers paid for shipping. */
async function profitBy(scope: ReportScope, key: SQL<string>) {
  const { db, companyId, from, marketplace, locale } = scope;
  const rows = await db
    .select({
      key,
      productName: sql<string>`max(${productNameIn(locale)})`,
      units:
        sql`coalesce(sum(${financeEntries.units}) filter (where ${financeEntries.kind} = 'sale'), 0)`.mapWith(
          Number,
        ),
      ...profitParts,
    })
    .from(financeEntries)
    .leftJoin(
      products,
      and(eq(products.companyId, financeEntries.companyId), eq(products.sku, financeEntries.sku)),
    )
    .leftJoin(
      shops,
      and(eq(shops.companyId, financeEntries.companyId), eq(shops.shopId, financeEntries.shopId)),
    )
    .where(
      and(
        eq(financeEntries.companyId, companyId),
        gte(financeEntries.occurredAt, from),
        marketplace ? eq(financeEntries.marketplace, marketplace) : undefined,
      ),
    )
    .groupBy(key);
  return rows.map((row) => {
    const { goods, shipping, refunds, cost, fees, freight, ads, storage, tax } = row;
    const profit = profitOf(row);
    return {
      key: row.key,
      productName: row.productName,
      units: row.units,
      revenue: money(goods),
      cost: money(-cost),
      fees: money(-fees),
      freight: money(-freight - shipping),
      adSpend: money(-ads),
      refunds: money(-refunds),
      storage: money(-storage),
      tax: money(-tax),
      profit: money(profit),
      margin: part(profit, goods),
    };
  });
}
