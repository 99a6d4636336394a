import type { listings } from '@portal/server/schema/business';
import type { DemoCompany } from '../catalogue/companies.ts';
import { createRandom } from '../createRandom.ts';
import { marketplaceOf, toLocalPrice } from '../marketplaces.ts';
import { DAY_MS } from './ledgerDays.ts';
import type { ProductRow } from './makeProducts.ts';
import type { ShopRow } from './makeShops.ts';

/** A row of the listing table. */
export type ListingRow = typeof listings.$inferInsert;

const ASIN_LETTERS = 'BCDFGHJKLMNPQRSTVWXYZ0123456789';

/** Most products on most shops. */
export function* makeListings(
  company: DemoCompany,
  shops: readonly ShopRow[],
  products: readonly ProductRow[],
  now: Date,
): Generator<ListingRow> {
  const random = createRandom(`listings:${company.id}`);
  const letters = [...ASIN_LETTERS];
  for (const product of products) {
    const asin = `B0${Array.from({ length: 8 }, () => random.pick(letters)).join('')}`;
    for (const shop of shops) {
      if (!random.chance(0.72)) continue;
      const status = random.weighted([
        ['active', 78],
        ['inactive', 12],
        ['suppressed', 10],
      ]);
      const price = toLocalPrice(product.priceUsd, marketplaceOf(shop.marketplace));
      const marketPercent = random.weighted([
        [random.between(70, 85), 10],
        [random.between(92, 115), 90],
      ]);
      yield {
        companyId: company.id,
        listingId: `${shop.shopId}-${product.sku}`,
        shopId: shop.shopId,
        platform: shop.platform,
        marketplace: shop.marketplace,
        sku: product.sku,
        asin,
        status,
        currency: shop.currency,
        price,
        marketPrice: Math.round((price * marketPercent) / 10_000) * 100,
        buyBox:
          status === 'active'
            ? random.weighted([
                [100, 70],
                [random.between(40, 99), 18],
                [0, 12],
              ])
            : 0,
        salesRank: random.between(120, 98_000),
        rating: random.between(32, 49) / 10,
        reviewCount: random.between(3, 2_400),
        listedAt: new Date(now.getTime() - random.between(2, 800) * DAY_MS),
      };
    }
  }
}
