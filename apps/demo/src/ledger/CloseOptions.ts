import type { DemoCompany } from '../catalogue/companies.ts';
import type { createBooks } from './createBooks.ts';
import type { Journal } from './createJournal.ts';
import type { Purchase } from './createPurchasing.ts';
import type { Stock } from './createStock.ts';
import type { Shipment } from './createSupply.ts';
import type { LedgerDays } from './ledgerDays.ts';
import type { ShopAssortment } from './makeAssortment.ts';
import type { ListingRow } from './makeListings.ts';
import type { ProductRow } from './makeProducts.ts';
import type { RateOf } from './makeRates.ts';
import type { ShopRow } from './makeShops.ts';

/** Everything that a ledger knows at its end. */
export type CloseOptions = {
  company: DemoCompany;
  shops: readonly ShopRow[];
  products: readonly ProductRow[];
  listings: readonly ListingRow[];
  days: LedgerDays;
  stock: Stock;
  books: Pick<ReturnType<typeof createBooks>, 'settlementsOf'>;
  journal: Journal;
  rateOf: RateOf;
  /** How many reviews each listing got, and the sum of their stars. */
  opinions: Map<string, { count: number; stars: number }>;
  campaigns: readonly string[];
  purchases: readonly Purchase[];
  shipments: readonly Shipment[];
  assortments: readonly ShopAssortment[];
};
