import { and, eq, gt, gte, inArray, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { adsDays, listings, orders, reviews, stock } from '../../db/schema/business.ts';

const DAY_MS = 86_400_000;

type Preset = (now: Date) => SQL | undefined;
type Presets = Readonly<Record<string, Preset>>;

const all: Preset = () => undefined;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
const dayText = (now: Date, days: number) => daysBefore(now, days).toISOString().slice(0, 10);

/** Named selections of the orders. */
const orderPresets: Presets = {
  all,
  unpaid: () => eq(orders.status, 'unpaid'),
  'to-ship': () => eq(orders.status, 'to-ship'),
  shipped: () => eq(orders.status, 'shipped'),
  delivered: () => eq(orders.status, 'delivered'),
  cancelled: () => eq(orders.status, 'cancelled'),
  refunded: () => eq(orders.status, 'refunded'),
  overdue: (now) => and(eq(orders.status, 'to-ship'), lt(orders.shipBy, now)),
  today: (now) => gte(orders.orderedAt, daysBefore(now, 1)),
  fba: () => eq(orders.fulfilment, 'FBA'),
  fbm: () => eq(orders.fulfilment, 'FBM'),
  'high-value': () => gte(orders.amountUsd, 20_000),
  'multi-item': () => gte(orders.units, 3),
  'multi-channel': () => ne(orders.platform, 'AMAZON'),
  tiktok: () => eq(orders.platform, 'TIKTOK'),
};

const stockPresets: Presets = {
  all,
  low: () => eq(stock.status, 'low'),
  out: () => eq(stock.status, 'out'),
  overstock: () => eq(stock.status, 'overstock'),
  aging: () => gt(stock.ageDays, 180),
  inbound: () => gt(stock.inbound, 0),
  reserved: () => gt(stock.reserved, 0),
  fba: () => sql`${stock.warehouse} like 'FBA-%'`,
  overseas: () => inArray(stock.warehouse, ['LOS-ANGELES', 'FRANKFURT', 'BIRMINGHAM', 'OSAKA']),
  domestic: () => eq(stock.marketplace, 'CN'),
};

const listingPresets: Presets = {
  all,
  active: () => eq(listings.status, 'active'),
  inactive: () => eq(listings.status, 'inactive'),
  suppressed: () => eq(listings.status, 'suppressed'),
  'buybox-lost': () => and(eq(listings.status, 'active'), lt(listings.buyBox, 50)),
  'price-alert': () =>
    and(eq(listings.status, 'active'), sql`${listings.price} > ${listings.marketPrice} * 1.1`),
  new: (now) => gte(listings.listedAt, daysBefore(now, 60)),
};

const reviewPresets: Presets = {
  all,
  positive: () => gte(reviews.stars, 4),
  neutral: () => eq(reviews.stars, 3),
  negative: () => lte(reviews.stars, 2),
  unanswered: () => eq(reviews.status, 'unanswered'),
  recent: (now) => gte(reviews.reviewedAt, daysBefore(now, 14)),
};

const adPresets: Presets = {
  all,
  sp: () => eq(adsDays.adsType, 'SP'),
  sb: () => eq(adsDays.adsType, 'SB'),
  sd: () => eq(adsDays.adsType, 'SD'),
  'high-acos': () => sql`${adsDays.salesUsd} > 0 and ${adsDays.spendUsd} > ${adsDays.salesUsd} * 0.4`,
  'no-sales': () => and(eq(adsDays.salesUsd, 0), gt(adsDays.spendUsd, 0)),
  recent: (now) => gte(adsDays.day, dayText(now, 14)),
};

/** The lists that have views. */
export type ViewResource = 'orders' | 'stock' | 'listings' | 'reviews' | 'ads';

const resources = {
  orders: { presets: orderPresets, marketplace: orders.marketplace },
  stock: { presets: stockPresets, marketplace: stock.marketplace },
  listings: { presets: listingPresets, marketplace: listings.marketplace },
  reviews: { presets: reviewPresets, marketplace: reviews.marketplace },
  ads: { presets: adPresets, marketplace: adsDays.marketplace },
};

/** The condition of a view such as `to-ship.us`; one that is not known selects everything. */
export function viewCondition(resource: ViewResource, view: string | undefined, now: Date): SQL | undefined {
  const [preset = 'all', site] = (view ?? 'all').split('.');
  const { presets, marketplace } = resources[resource];
  return and(
    Object.hasOwn(presets, preset) ? presets[preset]?.(now) : undefined,
    site ? eq(marketplace, site.toUpperCase()) : undefined,
  );
}

/** Whether a view names a known selection. */
export function isKnownView(resource: ViewResource, view: string): boolean {
  return Object.hasOwn(resources[resource].presets, view.split('.')[0] ?? '');
}
