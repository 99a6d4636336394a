import { and, eq, or, sql } from 'drizzle-orm';
import { listings, products } from '../../../db/schema/business.ts';
import { containsText } from '../containsText.ts';
import { productNameIn } from '../productNameIn.ts';
import type { ListSource } from './ListSource.ts';
import { lookUp } from './lookUp.ts';
import { namedProducts } from './namedProducts.ts';

/** Listings as a generic list. */
export const listingList: ListSource = {
  table: listings,
  companyId: listings.companyId,
  id: listings.listingId,
  status: listings.status,
  marketplace: listings.marketplace,
  title: ['商品', 'Listings', '상품'],
  statuses: ['active', 'inactive', 'suppressed'],
  columns: [
    { key: 'asin', type: 'text' },
    { key: 'sku', type: 'text' },
    { key: 'productName', type: 'text' },
    { key: 'marketplace', type: 'text' },
    { key: 'status', type: 'status' },
    { key: 'price', type: 'money', currencyKey: 'currency' },
    { key: 'marketPrice', type: 'money', currencyKey: 'currency' },
    { key: 'buyBox', type: 'percent' },
    { key: 'salesRank', type: 'number' },
    { key: 'rating', type: 'rating' },
    { key: 'reviewCount', type: 'number' },
    { key: 'listedAt', type: 'date' },
  ],
  usual: 'asin sku productName marketplace status price buyBox salesRank rating reviewCount listedAt',
  sortBy: (key, locale) =>
    lookUp(
      {
        asin: listings.asin,
        sku: listings.sku,
        productName: productNameIn(locale),
        marketplace: listings.marketplace,
        status: listings.status,
        // Prices compare in one currency, whatever the marketplace's is.
        price: products.priceUsd,
        marketPrice: sql`${listings.marketPrice}::float * ${products.priceUsd} / nullif(${listings.price}, 0)`,
        buyBox: listings.buyBox,
        salesRank: listings.salesRank,
        rating: listings.rating,
        reviewCount: listings.reviewCount,
        listedAt: listings.listedAt,
      },
      key,
    ),
  defaultSort: 'listedAt',
  matches: (text, company) =>
    or(
      containsText(listings.asin, text),
      containsText(listings.sku, text),
      namedProducts(listings.sku, text, company),
    ),
  async read(db, { where, orderBy, limit, offset, locale }) {
    const rows = await db
      .select({ row: listings, productName: productNameIn(locale) })
      .from(listings)
      .leftJoin(products, and(eq(products.companyId, listings.companyId), eq(products.sku, listings.sku)))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ row, productName }) => ({
      id: row.listingId,
      asin: row.asin,
      sku: row.sku,
      productName: productName ?? row.sku,
      marketplace: row.marketplace,
      status: row.status,
      price: row.price / 100,
      marketPrice: row.marketPrice / 100,
      currency: row.currency,
      buyBox: row.buyBox / 100,
      salesRank: row.salesRank,
      rating: Math.round(row.rating * 10) / 10,
      reviewCount: row.reviewCount,
      listedAt: row.listedAt.toISOString(),
    }));
  },
};
