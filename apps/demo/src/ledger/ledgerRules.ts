import { isSold } from '@portal/server/data';

/** What is counted as the company's day. */
const ZONE = `'Asia/Shanghai'`;
const SOLD = isSold('status');
const RECENT = `ordered_at >= (select max(day) - 29 from exchange_rates)::timestamp at time zone ${ZONE}`;
const PROFIT =
  'goods_usd + shipping_usd + refunds_usd + cost_usd + fees_usd + freight_usd + ads_usd + storage_usd + tax_usd';
/** What of lines has left in parcels of orders that wait for others. */
const SENT = `select p.company_id, p.order_id, p.line_no, sum(p.quantity) q from parcel_lines p
  join parcels using (company_id, parcel_id) where shipped_at is not null group by 1, 2, 3`;
const record = (kind: string) => `(select * from business_records where kind = '${kind}') r`;
/** Profit by one key against profit by another, each for whole companies. */
const profitBy = (key: string) => `select count(*) from
  (select company_id, sum(part) s from (select company_id, ${key}, sum(${PROFIT}) part from finance_entries group by 1, 2) k group by 1) a
  join (select company_id, sum(${PROFIT}) s from finance_entries group by 1) b using (company_id) where a.s <> b.s`;

/** Queries that count what breaks a rule of the ledger, by the rule's name; each answers 0 over a database that adds up. */
export const ledgerRules: Readonly<Record<string, string>> = {
  'stock is the sum of its movements': `select count(*) from stock s
    full join (select company_id, warehouse || '-' || sku as stock_id, sum(quantity) q from stock_movements group by 1, 2) m
    using (company_id, stock_id) where coalesce(s.on_hand, 0) <> coalesce(m.q, 0)`,
  'stock is never negative': `select count(*) from (select sum(quantity) over (partition by company_id, warehouse, sku
    order by moved_at, quantity desc rows unbounded preceding) s from stock_movements) m where s < 0`,
  'what orders wait for is reserved': `select count(*) from stock s
    full join (select o.company_id, o.warehouse || '-' || l.sku as stock_id, sum(l.quantity - coalesce(sent.q, 0)) q from orders o
    join order_lines l using (company_id, order_id) left join (${SENT}) sent using (company_id, order_id, line_no)
    where status in ('unpaid', 'to-ship') group by 1, 2) w
    using (company_id, stock_id) where coalesce(s.reserved, 0) <> coalesce(w.q, 0)`,
  'velocity is what orders sold': `select count(*) from
    (select company_id, sku, round(sum(daily_sales * 30)) v from stock group by 1, 2) s
    full join (select company_id, sku, sum(quantity) q from orders join order_lines using (company_id, order_id)
    where ${SOLD} and ${RECENT} group by 1, 2) l using (company_id, sku) where coalesce(v, 0) <> coalesce(q, 0)`,
  'lines add up to orders': `select count(*) from orders o
    join (select company_id, order_id, sum(unit_price * quantity) a, sum(amount_usd) u, sum(quantity) n from order_lines
    group by 1, 2) l using (company_id, order_id) where o.amount <> a or o.amount_usd <> u or o.units <> n`,
  'dollars follow from the rate of the day': `select count(*) from orders o join order_lines l using (company_id, order_id)
    left join exchange_rates x on x.company_id = o.company_id and x.currency = o.currency
    and x.day = (o.ordered_at at time zone ${ZONE})::date
    where x.rate is null or abs(l.amount_usd - l.unit_price * l.quantity / x.rate) > 0.51`,
  'parcels hold what was ordered': `select count(*) from
    (select company_id, order_id, line_no, sum(quantity) q from parcel_lines group by 1, 2, 3) p
    full join (select * from order_lines l where exists (select 1 from parcel_lines p
    where p.company_id = l.company_id and p.order_id = l.order_id)) l using (company_id, order_id, line_no)
    where p.q is distinct from l.quantity`,
  'an order is shipped with its last parcel': `select count(*) from orders o join parcel_lines l using (company_id, order_id)
    join parcels p using (company_id, parcel_id) where o.shipped_at is not null and p.shipped_at is null
    or o.status in ('unpaid', 'to-ship') and not exists (select 1 from parcel_lines i join parcels w using (company_id, parcel_id)
    where i.company_id = o.company_id and i.order_id = o.order_id and w.shipped_at is null)`,
  'threads are of orders that are there': `select count(*) from message_threads t
    left join orders o on o.company_id = t.company_id and o.order_id = t.order_id and o.order_no = t.order_no
    and o.shop_id = t.shop_id and o.marketplace = t.marketplace and o.buyer_name = t.buyer_name
    where o.order_id is null or t.asked_at < o.ordered_at or t.asked_at is distinct from (select max(at) from thread_messages m
    where m.company_id = t.company_id and m.thread_id = t.thread_id and is_buyer)`,
  'settlements are the sum of their entries': `select count(*) from settlements s
    left join (select company_id, settlement_id, sum(settled) e from finance_entries group by 1, 2) f
    using (company_id, settlement_id)
    where coalesce(e, 0) <> sales + refunds + fees + ads + storage
    or payout <> reserve_before + sales + refunds + fees + ads + storage - reserve_after or payout < 0`,
  'what is held back is paid next': `select count(*) from (select reserve_before,
    coalesce(lag(reserve_after) over (partition by company_id, shop_id order by from_day), 0) as before from settlements) s
    where reserve_before <> before`,
  'paid orders are in the books': `select count(*) from (select * from orders where ${SOLD}) o
    full join (select company_id, order_id, sum(goods_usd) g from finance_entries where kind = 'sale' group by 1, 2) f
    using (company_id, order_id) where o.amount_usd is distinct from f.g`,
  'profit by order adds up': profitBy('order_id'),
  'profit by product adds up': profitBy('sku'),
  'profit by shop adds up': profitBy('shop_id'),
  'profit by month adds up': profitBy(`date_trunc('month', occurred_at at time zone ${ZONE})`),
  'ads cost what campaigns spent': `select count(*) from
    (select company_id, shop_id, sku, sum(spend_usd) a from ads_days group by 1, 2, 3) d
    full join (select company_id, shop_id, sku, -sum(ads_usd) b from finance_entries where kind = 'ads' group by 1, 2, 3) f
    using (company_id, shop_id, sku) where a is distinct from b`,
  'rows are of a shop, its marketplace and currency': `select count(*) from (
    select company_id, shop_id, marketplace, currency from orders union all
    select company_id, shop_id, marketplace, currency from listings union all
    select company_id, shop_id, marketplace, currency from settlements union all
    select company_id, shop_id, marketplace, currency from finance_entries) r
    left join shops s using (company_id, shop_id)
    where s.marketplace is distinct from r.marketplace or s.currency is distinct from r.currency`,
  'what is ordered is listed in its shop': `select count(*) from orders o join order_lines l using (company_id, order_id)
    left join listings i on i.company_id = o.company_id and i.shop_id = o.shop_id and i.sku = l.sku where i.sku is null`,
  'reviews are of delivered orders': `select count(*) from reviews r left join orders o using (company_id, order_id)
    where o.delivered_at is null or r.reviewed_at < o.delivered_at or o.marketplace <> r.marketplace`,
  'states and times agree': `select count(*) from orders where status <> case
    when cancelled_at is not null then 'cancelled' when refunded_at is not null then 'refunded'
    when delivered_at is not null then 'delivered' when shipped_at is not null then 'shipped'
    when paid_at is not null then 'to-ship' else 'unpaid' end
    or paid_at < ordered_at or shipped_at < paid_at or delivered_at < shipped_at or refunded_at < delivered_at`,
  'no more is received than ordered': `select count(*) from ${record('purchase-orders')}
    left join (select company_id, reference, sum(quantity) q from stock_movements where kind = 'receipt' group by 1, 2) m
    on m.company_id = r.company_id and m.reference = r.fields->>'code'
    where (fields->>'received')::int > (fields->>'quantity')::int or (fields->>'received')::int <> coalesce(m.q, 0)`,
  'what was ordered from suppliers is on its way': `select count(*) from (select r.company_id,
    (fields->>'toWarehouse') || '-' || (fields->>'sku') as stock_id, sum((fields->>'quantity')::int - (fields->>'received')::int) q
    from ${record('purchase-orders')} where status in ('open', 'transit', 'arrived') group by 1, 2) p
    left join stock s using (company_id, stock_id) where coalesce(s.inbound, 0) < p.q`,
  'lists name orders and products that exist': `select count(*) from business_records r
    where (fields->>'orderNo' is not null and not exists (select 1 from orders o
    where o.company_id = r.company_id and o.order_no = r.fields->>'orderNo'))
    or (fields->>'sku' is not null and not exists (select 1 from products p
    where p.company_id = r.company_id and p.sku = r.fields->>'sku'))`,
};
