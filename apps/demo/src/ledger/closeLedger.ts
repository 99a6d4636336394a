import type { ShopRowsPart } from '@portal/server';
import { stockLevelOf } from '@portal/server/data';
import type { stock } from '@portal/server/schema/business';
import { createRandom } from '../createRandom.ts';
import type { CloseOptions } from './CloseOptions.ts';
import { ageOf, type Level } from './createStock.ts';
import { HOUR_MS, type LedgerDays } from './ledgerDays.ts';
import type { ListingRow } from './makeListings.ts';
import { makeThreads } from './makeThreads.ts';
import { placeOf } from './places.ts';
import { makeRecords } from './records/makeRecords.ts';

/** A row of the stock table. */
type StockRow = typeof stock.$inferInsert;

const RECENT_DAYS = 30;

/** Writes what follows from all that happened: levels, listings, settlements and the company's own lists. */
export function* closeLedger(options: CloseOptions): Generator<ShopRowsPart> {
  const { company, shops, stock, days, books } = options;
  const random = createRandom(`stock:${company.id}`);
  const levels = stock.all().filter(({ lots }) => lots.length > 0);
  yield {
    listings: closeListings(options),
    stock: levels.map((level) => toStockRow(level, company.id, days, random.between(1, 72))),
  };
  const settlements = shops.flatMap((shop) => books.settlementsOf(shop));
  yield { settlements };
  yield makeThreads(options);
  yield { businessRecords: [...makeRecords({ ...options, levels, settlements })] };
}

function toStockRow(level: Level, companyId: string, days: LedgerDays, hours: number): StockRow {
  const { sku, warehouse, onHand, available, inbound, soldRecently } = level;
  const dailySales = soldRecently / RECENT_DAYS;
  const { transitDays } = placeOf(warehouse);
  return {
    companyId,
    stockId: `${warehouse}-${sku}`,
    sku,
    warehouse,
    marketplace: placeOf(warehouse).marketplace,
    onHand,
    reserved: onHand - available,
    inbound,
    dailySales,
    transitDays,
    ...stockLevelOf({ onHand, dailySales, transitDays }),
    ageDays: ageOf(level, days.now),
    countedAt: new Date(days.now - hours * HOUR_MS),
  };
}

/** What buyers see of each listing: reviews, rank, and no buy box without stock. */
function closeListings({ listings, opinions, stock, company }: CloseOptions): ListingRow[] {
  const random = createRandom(`ranks:${company.id}`);
  const sold = ({ sku, marketplace }: ListingRow) => stock.find(sku, `FBA-${marketplace}`)?.soldRecently ?? 0;
  return listings.map((listing) => {
    const { count, stars } = opinions.get(listing.listingId) ?? { count: 0, stars: 0 };
    const reviewCount = listing.reviewCount + count;
    const rating = (listing.rating * listing.reviewCount + stars) / reviewCount;
    const isAmazon = listing.platform === 'AMAZON';
    const level = stock.find(listing.sku, `FBA-${listing.marketplace}`);
    const isEmpty = isAmazon && (level?.onHand ?? 0) === 0;
    return {
      ...listing,
      rating: Math.round(rating * 10) / 10,
      reviewCount,
      buyBox: isEmpty ? 0 : listing.buyBox,
      // The more is sold, the better the rank.
      salesRank:
        Math.round(random.between(60_000, 98_000) / (1 + sold(listing)) ** 1.4) + random.between(1, 90),
    };
  });
}
