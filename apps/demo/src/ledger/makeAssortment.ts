import { createRandom } from '../createRandom.ts';
import { marketplaceOf } from '../marketplaces.ts';
import type { ListingRow } from './makeListings.ts';
import type { ProductRow } from './makeProducts.ts';
import type { ShopRow } from './makeShops.ts';

/** What a shop offers, and how often each is chosen. */
export type ShopAssortment = {
  shop: ShopRow;
  /** The part of all orders that the shop gets. */
  share: number;
  /** The part of its orders that the platform ships. */
  fbaShare: number;
  offers: Offer[];
};

/** A listing that is on sale. */
export type Offer = { product: ProductRow; index: number; price: number; weight: number };

/** Fewer buyers the further down the list. */
const SKEW = -0.41;

/** What each shop sells: its listings that are on sale. */
export function makeAssortments(
  companyId: string,
  shops: readonly ShopRow[],
  products: readonly ProductRow[],
  listings: readonly ListingRow[],
): ShopAssortment[] {
  const random = createRandom(`assortment:${companyId}`);
  const places = new Map(products.map((product, index) => [product.sku, { product, index }] as const));
  const whole = shops.reduce((sum, shop) => sum + weightOf(shop), 0);
  return shops.map((shop) => ({
    shop,
    share: weightOf(shop) / whole,
    fbaShare: shop.platform === 'AMAZON' ? 0.78 : 0,
    offers: listings
      .filter(({ shopId, status }) => shopId === shop.shopId && status === 'active')
      .flatMap(({ sku, price }): Offer[] => {
        const found = places.get(sku);
        if (!found) return [];
        const popularity = ((found.index + 0.5) / products.length) ** SKEW;
        return [{ ...found, price, weight: popularity * (0.6 + random.next()) }];
      }),
  }));
}

function weightOf({ platform, marketplace }: ShopRow): number {
  return marketplaceOf(marketplace).weight * (platform === 'AMAZON' ? 1 : 0.18);
}
