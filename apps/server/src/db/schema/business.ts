import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Shops that a company bound on the selling platforms. */
export const shops = pgTable(
  'shops',
  {
    shopId: text('shop_id').primaryKey(),
    companyId: text('company_id').notNull(),
    platform: text('platform').notNull(),
    marketplace: text('marketplace').notNull(),
    shopName: text('shop_name').notNull(),
    currency: text('currency').notNull(),
    status: text('status').notNull(),
    boundAt: moment('bound_at').notNull(),
  },
  (table) => [index('shops_company').on(table.companyId)],
);

/** What a company sells. Money is in hundredths of US dollars. */
export const products = pgTable(
  'products',
  {
    companyId: text('company_id').notNull(),
    sku: text('sku').notNull(),
    productName: text('product_name').notNull(),
    productEnName: text('product_en_name').notNull(),
    productKrName: text('product_kr_name').notNull(),
    category: text('category').notNull(),
    priceUsd: integer('price_usd').notNull(),
    /** What one costs until it lies in a warehouse: purchase and freight. */
    costUsd: integer('cost_usd').notNull(),
    supplier: text('supplier').notNull().default(''),
    /** Days from an order to its delivery by the supplier. */
    leadDays: integer('lead_days').notNull().default(0),
    /** Grams and cubic centimetres of one, packed. */
    weight: integer('weight').notNull().default(0),
    volume: integer('volume').notNull().default(0),
    launchedAt: moment('launched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.sku] })],
);

/** One product offered on one marketplace. `price` is in hundredths of `currency`. */
export const listings = pgTable(
  'listings',
  {
    companyId: text('company_id').notNull(),
    listingId: text('listing_id').notNull(),
    shopId: text('shop_id').notNull(),
    platform: text('platform').notNull(),
    marketplace: text('marketplace').notNull(),
    sku: text('sku').notNull(),
    asin: text('asin').notNull(),
    status: text('status').notNull(),
    currency: text('currency').notNull(),
    price: integer('price').notNull(),
    /** What others ask for the same product on this marketplace. */
    marketPrice: integer('market_price').notNull().default(0),
    buyBox: integer('buy_box').notNull(),
    salesRank: integer('sales_rank').notNull(),
    rating: real('rating').notNull(),
    reviewCount: integer('review_count').notNull(),
    listedAt: moment('listed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.listingId] }),
    index('listings_status').on(table.companyId, table.status),
  ],
);

/**
 * Customer orders. `amount` is the value of the goods in hundredths of `currency`, `amountUsd` the same in US dollars at
 * the rate of the day.
 */
export const orders = pgTable(
  'orders',
  {
    companyId: text('company_id').notNull(),
    orderId: text('order_id').notNull(),
    orderNo: text('order_no').notNull(),
    shopId: text('shop_id').notNull(),
    shopName: text('shop_name').notNull(),
    platform: text('platform').notNull(),
    marketplace: text('marketplace').notNull(),
    status: text('status').notNull(),
    buyerName: text('buyer_name').notNull(),
    city: text('city').notNull(),
    /** Where it goes in the city; empty where the platform keeps it to itself. */
    street: text('street').notNull().default(''),
    postcode: text('postcode').notNull().default(''),
    currency: text('currency').notNull(),
    amount: integer('amount').notNull(),
    amountUsd: integer('amount_usd').notNull(),
    /** Already taken off the goods. */
    discount: integer('discount').notNull().default(0),
    /** What the buyer pays for shipping on top. */
    shipping: integer('shipping').notNull().default(0),
    /** Value added tax that goods and shipping contain and the seller owes. */
    tax: integer('tax').notNull().default(0),
    units: integer('units').notNull(),
    fulfilment: text('fulfilment').notNull(),
    warehouse: text('warehouse').notNull(),
    carrier: text('carrier'),
    trackingNo: text('tracking_no'),
    orderedAt: moment('ordered_at').notNull(),
    shipBy: moment('ship_by').notNull(),
    paidAt: moment('paid_at'),
    shippedAt: moment('shipped_at'),
    deliveredAt: moment('delivered_at'),
    cancelledAt: moment('cancelled_at'),
    refundedAt: moment('refunded_at'),
    /** Grows with every change that people make; each has its entry in the order's history. */
    version: integer('version').notNull().default(1),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    note: text('note').notNull().default(''),
    assignedTo: text('assigned_to'),
    /** Since when it is not to be shipped. */
    heldAt: moment('held_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.orderId] }),
    index('orders_time').on(table.companyId, table.orderedAt, table.orderId),
    index('orders_status_time').on(table.companyId, table.status, table.orderedAt, table.orderId),
    index('orders_marketplace_time').on(table.companyId, table.marketplace, table.orderedAt, table.orderId),
    index('orders_amount').on(table.companyId, table.amountUsd, table.orderId),
    index('orders_number').on(table.companyId, table.orderNo, table.orderId),
    index('orders_shop').on(table.companyId, table.shopName, table.orderId),
    index('orders_buyer').on(table.companyId, table.buyerName, table.orderId),
    index('orders_units').on(table.companyId, table.units, table.orderId),
    index('orders_fulfilment_time').on(table.companyId, table.fulfilment, table.orderedAt, table.orderId),
    index('orders_ship_by').on(table.companyId, table.shipBy, table.orderId),
    index('orders_shipped').on(table.companyId, table.shippedAt, table.orderId),
    index('orders_platform').on(table.companyId, table.platform, table.orderId),
    index('orders_city').on(table.companyId, table.city, table.orderId),
    index('orders_warehouse').on(table.companyId, table.warehouse, table.orderId),
    index('orders_carrier').on(table.companyId, table.carrier, table.orderId),
    index('orders_tracking').on(table.companyId, table.trackingNo, table.orderId),
    index('orders_tags').on(table.companyId, table.tags, table.orderId),
    index('orders_tag').using('gin', table.tags),
    index('orders_assigned').on(table.companyId, table.assignedTo, table.orderId),
    index('orders_held').on(table.companyId, table.heldAt, table.orderId),
  ],
);

/** What was ordered. `unitPrice` is in hundredths of the order's currency. */
export const orderLines = pgTable(
  'order_lines',
  {
    companyId: text('company_id').notNull(),
    orderId: text('order_id').notNull(),
    lineNo: integer('line_no').notNull(),
    sku: text('sku').notNull(),
    quantity: integer('quantity').notNull(),
    unitPrice: integer('unit_price').notNull(),
    amountUsd: integer('amount_usd').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.orderId, table.lineNo] }),
    index('order_lines_sku').on(table.companyId, table.sku, table.orderId),
  ],
);

/** How much of a product lies in which warehouse. `dailySales` is the mean of the last 30 days of orders. */
export const stock = pgTable(
  'stock',
  {
    companyId: text('company_id').notNull(),
    stockId: text('stock_id').notNull(),
    sku: text('sku').notNull(),
    warehouse: text('warehouse').notNull(),
    marketplace: text('marketplace').notNull(),
    status: text('status').notNull(),
    onHand: integer('on_hand').notNull(),
    reserved: integer('reserved').notNull(),
    inbound: integer('inbound').notNull(),
    dailySales: real('daily_sales').notNull(),
    /** Null where goods lie and nothing is sold. */
    daysOfCover: integer('days_of_cover'),
    ageDays: integer('age_days').notNull(),
    /** Days that goods are on their way to the warehouse. */
    transitDays: integer('transit_days').notNull().default(0),
    countedAt: moment('counted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.stockId] }),
    index('stock_status').on(table.companyId, table.status),
  ],
);

/** What buyers wrote. */
export const reviews = pgTable(
  'reviews',
  {
    companyId: text('company_id').notNull(),
    reviewId: text('review_id').notNull(),
    marketplace: text('marketplace').notNull(),
    sku: text('sku').notNull(),
    asin: text('asin').notNull(),
    /** The order that brought what is reviewed. */
    orderId: text('order_id'),
    stars: integer('stars').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    author: text('author').notNull(),
    status: text('status').notNull(),
    reviewedAt: moment('reviewed_at').notNull(),
    /** What the company answered. */
    reply: text('reply'),
    repliedAt: moment('replied_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.reviewId] }),
    index('reviews_time').on(table.companyId, table.reviewedAt, table.reviewId),
  ],
);

/** What a campaign spent and brought in on one day, in hundredths of US dollars. */
export const adsDays = pgTable(
  'ads_days',
  {
    companyId: text('company_id').notNull(),
    adsDayId: text('ads_day_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    campaign: text('campaign').notNull(),
    adsType: text('ads_type').notNull(),
    marketplace: text('marketplace').notNull(),
    /** Whose advertising it is, and the product that it shows. */
    shopId: text('shop_id'),
    sku: text('sku'),
    status: text('status').notNull(),
    impressions: integer('impressions').notNull(),
    clicks: integer('clicks').notNull(),
    spendUsd: integer('spend_usd').notNull(),
    salesUsd: integer('sales_usd').notNull(),
    adOrders: integer('ad_orders').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.adsDayId] }),
    index('ads_days_day').on(table.companyId, table.day),
  ],
);

/** Entries of the lists that a company keeps itself, such as suppliers; money is in US dollars. */
export const businessRecords = pgTable(
  'business_records',
  {
    companyId: text('company_id').notNull(),
    kind: text('kind').notNull(),
    recordId: text('record_id').notNull(),
    status: text('status').notNull(),
    fields: jsonb('fields').$type<Record<string, string | number | null>>().notNull(),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: text('updated_by'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.kind, table.recordId] })],
);
