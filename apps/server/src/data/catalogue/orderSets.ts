import { isSold } from '../soldOrders.ts';
import { bandsOf } from './bandsOf.ts';
import { amount, type DataSet, each, productName, share, timesOf } from './DataSet.ts';

const SOLD = `{when} and ${isSold('o.status')}`;
const REFUNDED = "{when} and o.status = 'refunded'";
const CANCELLED = "{when} and o.status = 'cancelled'";

const SHIPPED = '{when} and o.shipped_at is not null';
/** Of what the platform ships itself the seller is neither early nor late. */
const SHIPPED_OWN = `${SHIPPED} and o.fulfilment <> 'FBA'`;
const SHIPPED_LATE = `${SHIPPED_OWN} and o.shipped_at > o.ship_by`;
const DELIVERED = "{when} and o.status = 'delivered'";
const WAITS = "o.status = 'to-ship' and o.fulfilment <> 'FBA'";
const TO_SHIP = `{when} and ${WAITS}`;
const IS_OVERDUE = `${WAITS} and o.ship_by < :now::timestamptz`;
const OVERDUE = `{when} and ${IS_OVERDUE}`;
const count = (condition: string) => `count(*) filter (where ${condition})`;

const times = timesOf('o.ordered_at');
const ofOrder = {
  ...times,
  platform: 'o.platform',
  marketplace: 'o.marketplace',
  shop: 'o.shop_name',
  status: 'o.status',
  fulfilment: 'o.fulfilment',
  carrier: 'o.carrier',
  warehouse: 'o.warehouse',
  order: 'o.order_no',
  orderBand: bandsOf('o.amount_usd', [0, 20_00, 50_00, 100_00, 200_00], (low, high) =>
    high === undefined ? `$${low / 100}+` : `$${low / 100}–${high / 100}`,
  ),
  shipBy: ({ timeZone }: { timeZone: string }) =>
    `to_char(o.ship_by at time zone '${timeZone}', 'YYYY-MM-DD')`,
} satisfies DataSet['dimensions'];

const segments = {
  overdue: {
    title: ['超时未发货', 'Past their ship-by time', '발송 기한 지남'],
    where: IS_OVERDUE,
    resource: 'orders',
  },
} satisfies DataSet['segments'];

const link = { title: ['全部订单', 'All orders', '전체 주문'], path: '/list/orders?view=all' } as const;

const SALES = `sum(o.amount_usd) filter (where ${SOLD})`;
const ORDERS = count(SOLD);
const SHOP_ORDERS = `count(o.order_id) filter (where ${SOLD})`;
const SHOPS = `report.shops s
left join report.orders o on o.shop_id = s.shop_id`;

/** Orders, one row each. */
export const orderSet: DataSet = {
  name: 'orders',
  from: 'report.orders o',
  time: { moment: 'o.ordered_at' },
  measures: {
    sales: amount(SALES),
    orders: `${ORDERS}::int`,
    units: `coalesce(sum(o.units) filter (where ${SOLD}), 0)::int`,
    averageOrder: each(SALES, ORDERS),
    placedOrders: `${count('{when}')}::int`,
    orderAmount: amount('sum(o.amount_usd) filter (where {when})'),
    refundRate: share(count(REFUNDED), ORDERS),
    refundedOrders: `${count(REFUNDED)}::int`,
    refundedSales: amount(`sum(o.amount_usd) filter (where ${REFUNDED})`),
    cancelRate: share(count(CANCELLED), count('{when}')),
    shippedOrders: `${count(SHIPPED)}::int`,
    deliveredOrders: `${count(DELIVERED)}::int`,
    deliveredRate: share(count(DELIVERED), count(SHIPPED)),
    hoursToShip: `round((avg(date_part('epoch', o.shipped_at - o.ordered_at) / 3600) filter (where ${SHIPPED_OWN}))::numeric, 1)::float8`,
    shippedIn24h: share(
      count(`${SHIPPED_OWN} and o.shipped_at - o.ordered_at <= interval '24 hours'`),
      count(SHIPPED_OWN),
    ),
    shippedLate: `${count(SHIPPED_LATE)}::int`,
    shippedLateRate: share(count(SHIPPED_LATE), count(SHIPPED_OWN)),
    ordersToShip: `${count(TO_SHIP)}::int`,
    overdueOrders: `${count(OVERDUE)}::int`,
    overdueRate: share(count(OVERDUE), count(TO_SHIP)),
    longestWait: `round((date_part('epoch', :now::timestamptz - min(o.ordered_at) filter (where ${TO_SHIP})) / 3600)::numeric)::int`,
  },
  dimensions: ofOrder,
  sorts: { orderBand: 'min(o.amount_usd)' },
  segments,
  link,
};

/** What the shops sold, those that sold nothing included: for what has none. */
export const shopSet: DataSet = {
  name: 'shops',
  from: SHOPS,
  fromAll: SHOPS,
  time: { moment: 'o.ordered_at' },
  measures: { sales: amount(SALES), orders: `${SHOP_ORDERS}::int`, units: orderSet.measures.units ?? '' },
  dimensions: { shop: 's.shop_name', marketplace: 's.marketplace', platform: 's.platform' },
  ofAll: ['shop', 'marketplace', 'platform'],
  segments: {},
  link,
};

const LINE_SALES = `sum(l.amount_usd) filter (where ${SOLD})`;
const UNITS = `sum(l.quantity) filter (where ${SOLD})`;
const LINE_ORDERS = `count(distinct o.order_id) filter (where ${SOLD})`;

/** What was ordered, one row for each product of an order. */
export const lineSet: DataSet = {
  name: 'order-lines',
  from: `report.order_lines l
join report.orders o on o.order_id = l.order_id
left join report.products p on p.sku = l.sku`,
  fromAll: `report.products p
left join (report.order_lines l join report.orders o on o.order_id = l.order_id) on l.sku = p.sku`,
  time: { moment: 'o.ordered_at' },
  measures: {
    sales: amount(LINE_SALES),
    orders: `${LINE_ORDERS}::int`,
    units: `coalesce(${UNITS}, 0)::int`,
    averageOrder: each(LINE_SALES, LINE_ORDERS),
    unitPrice: each(LINE_SALES, UNITS),
    placedOrders: 'count(distinct o.order_id) filter (where {when})::int',
    refundRate: share(`count(distinct o.order_id) filter (where ${REFUNDED})`, LINE_ORDERS),
    refundedOrders: `count(distinct o.order_id) filter (where ${REFUNDED})::int`,
    refundedSales: amount(`sum(l.amount_usd) filter (where ${REFUNDED})`),
    cancelRate: share(
      `count(distinct o.order_id) filter (where ${CANCELLED})`,
      'count(distinct o.order_id) filter (where {when})',
    ),
  },
  dimensions: {
    ...ofOrder,
    product: 'coalesce(p.sku, l.sku)',
    productName: productName('l.sku'),
    category: 'p.category',
  },
  sorts: { orderBand: 'min(o.amount_usd)' },
  ofAll: ['product', 'productName', 'category'],
  segments,
  link,
};

const PROFIT = `sum(f.goods_usd + f.shipping_usd + f.refunds_usd + f.cost_usd + f.fees_usd + f.freight_usd
  + f.ads_usd + f.storage_usd + f.tax_usd) filter (where {when})`;

/** What sales, refunds, ads and storage brought and cost. */
export const financeSet: DataSet = {
  name: 'finance',
  from: `report.finance_entries f
left join report.products p on p.sku = f.sku
left join report.shops s on s.shop_id = f.shop_id`,
  time: { moment: 'f.occurred_at' },
  measures: {
    profit: amount(PROFIT),
    margin: share(PROFIT, 'sum(f.goods_usd) filter (where {when})'),
    units: "coalesce(sum(f.units) filter (where {when} and f.kind = 'sale'), 0)::int",
    // The same to the cent as what was sold of the orders: invariants of the books hold it.
    sales: amount('sum(f.goods_usd) filter (where {when})'),
    goodsCost: amount('-sum(f.cost_usd) filter (where {when})'),
    fees: amount('-sum(f.fees_usd) filter (where {when})'),
    // Less what buyers paid for shipping.
    freight: amount('-sum(f.freight_usd + f.shipping_usd) filter (where {when})'),
    adCost: amount('-sum(f.ads_usd) filter (where {when})'),
    refunds: amount('-sum(f.refunds_usd) filter (where {when})'),
    storage: amount('-sum(f.storage_usd) filter (where {when})'),
    tax: amount('-sum(f.tax_usd) filter (where {when})'),
  },
  dimensions: {
    ...timesOf('f.occurred_at'),
    platform: 's.platform',
    marketplace: 'f.marketplace',
    shop: 'f.shop_name',
    product: 'f.sku',
    productName: productName('f.sku'),
    category: 'p.category',
  },
  segments: {},
  link,
};

/** The same, and of which order it is. */
export const orderProfitSet: DataSet = {
  ...financeSet,
  name: 'order-profit',
  from: `${financeSet.from}
left join report.orders o on o.order_id = f.order_id`,
  dimensions: {
    ...financeSet.dimensions,
    day: ofOrder.day,
    orderId: 'f.order_id',
    order: ofOrder.order,
    status: ofOrder.status,
    shipBy: ofOrder.shipBy,
  },
};
