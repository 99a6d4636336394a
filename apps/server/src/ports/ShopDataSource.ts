import type * as business from '../db/schema/business.ts';
import type { companies } from '../db/schema/identity.ts';
import type * as inbox from '../db/schema/inbox.ts';
import type * as ledger from '../db/schema/ledger.ts';

type Tables = Pick<
  typeof business,
  'adsDays' | 'businessRecords' | 'listings' | 'orderLines' | 'orders' | 'products' | 'reviews' | 'stock'
> &
  Pick<typeof ledger, 'exchangeRates' | 'financeEntries' | 'settlements' | 'stockMovements'> &
  Pick<typeof inbox, 'messageThreads' | 'threadMessages'>;

/** Rows of some of the tables. */
export type ShopRowsPart = { [Name in keyof Tables]?: readonly Tables[Name]['$inferInsert'][] };

/**
 * What a company sells, sold, keeps in stock, earned, reads in reviews and writes with buyers, as rows of the tables. Read once, part by
 * part: there may be more than memory holds.
 */
export type ShopRows = Iterable<ShopRowsPart>;

/** A bound shop, and how far its data were pulled. */
export type ShopToPull = {
  shop: typeof business.shops.$inferSelect;
  company: typeof companies.$inferSelect;
  /** Whether the company has no orders yet. */
  isFirst: boolean;
  /** Counted from 0. */
  step: number;
  now: Date;
};

/** What one step of a pull brought. */
export type PulledStep = {
  /** How far each kind of data is, in per cent. */
  progress: { listing: number; inventory: number; orders: number };
  rows?: ShopRows;
  /** Seconds until the next step; missing once all is there. */
  nextInS?: number;
};

/** Where the data of bound shops come from. */
export type ShopDataSource = {
  pull(shop: ShopToPull): Promise<PulledStep>;
};
