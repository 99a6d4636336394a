-- Figures of a hundred questions of the set, each by a query of its own over the tables: nothing here is of the compiler.
-- A block is "-- question" (or "question > what goes on from it") and its query: value, key and value, or value and before.
-- It is Saturday, 2026-11-21, 16:00 in Shanghai. These are the rows that the queries begin with:
with o as (select orders.*, (ordered_at at time zone 'Asia/Shanghai')::date as day from orders where company_id = 'c-starlight' and ordered_at <= '2026-11-21T08:00:00Z'),
sold as (select * from o where status not in ('cancelled', 'unpaid')),
l as (select sold.order_id, sold.day, sold.marketplace, sold.fulfilment, sold.platform, sold.shop_name, sold.status, i.sku, i.quantity, i.amount_usd as usd, p.category, p.product_name, p.product_en_name, p.product_kr_name from order_lines i join sold on sold.company_id = i.company_id and sold.order_id = i.order_id join products p on p.company_id = i.company_id and p.sku = i.sku),
f as (select e.*, (occurred_at at time zone 'Asia/Shanghai')::date as day, e.goods_usd + e.shipping_usd + e.refunds_usd + e.cost_usd + e.fees_usd + e.freight_usd + e.ads_usd + e.storage_usd + e.tax_usd as net, p.category, h.shop_name from finance_entries e left join products p on p.company_id = e.company_id and p.sku = e.sku left join shops h on h.shop_id = e.shop_id where e.company_id = 'c-starlight' and occurred_at <= '2026-11-21T08:00:00Z'),
s as (select stock.*, p.category, p.product_name, p.product_en_name, p.product_kr_name, p.cost_usd from stock left join products p using (company_id, sku) where company_id = 'c-starlight'),
r as (select reviews.*, (reviewed_at at time zone 'Asia/Shanghai')::date as day, p.category, p.product_name, p.product_en_name, p.product_kr_name from reviews left join products p using (company_id, sku) where company_id = 'c-starlight' and reviewed_at <= '2026-11-21T08:00:00Z'),
g as (select * from listings where company_id = 'c-starlight'),
a as (select * from ads_days where company_id = 'c-starlight')

-- 昨天的销售额
select sum(amount_usd) / 100.0 as value from sold where day = '2026-11-20'
-- 昨天的销售额 > 那前天呢
select sum(amount_usd) / 100.0 as value from sold where day = '2026-11-19'
-- 昨天的销售额 > 那前天呢 > 德国站呢
select sum(amount_usd) / 100.0 as value from sold where day = '2026-11-19' and marketplace = 'DE'
-- 10月份的销售额
select sum(amount_usd) / 100.0 as value from sold where to_char(day, 'YYYY-MM') = '2026-10'
-- 10月份的销售额 > 那上个月和前一个月比呢
select sum(amount_usd) filter (where day >= '2026-10-01') / 100.0 as value, sum(amount_usd) filter (where day < '2026-10-01') / 100.0 as before from sold where day between '2026-09-01' and '2026-10-31'
-- 11月1日到11月10日卖了多少钱 > 美国站呢？ > 日本和德国
select sum(amount_usd) / 100.0 as value from sold where day >= '2026-11-01' and day <= '2026-11-10' and marketplace in ('JP', 'DE')
-- 上个月销售额是多少 > 订单数呢
select count(*) as value from sold where date_trunc('month', day) = '2026-10-01'
-- 上个月销售额是多少 > 订单数呢 > 客单价呢
select avg(amount_usd) / 100.0 as value from sold where date_trunc('month', day) = '2026-10-01'
-- 上个月销售额是多少 > 订单数呢 > 客单价呢 > 按站点拆开看看
select marketplace as key, avg(amount_usd) / 100.0 as value from sold where date_trunc('month', day) = '2026-10-01' group by 1
-- 上周各店铺销售排名
select shop_name as key, sum(amount_usd) / 100.0 as value from sold where day between '2026-11-09' and '2026-11-15' group by shop_name
-- 上周各店铺销售排名 > 只看前三
select shop_name as key, sum(amount_usd) / 100.0 as value from sold where day between '2026-11-09' and '2026-11-15' group by shop_name
-- 上周各店铺销售排名 > 只看前三 > 最差的呢
select shop_name as key, sum(amount_usd) / 100.0 as value from sold where day between '2026-11-09' and '2026-11-15' group by shop_name
-- 本月至今各平台的销售额
select platform as key, sum(amount_usd) / 100.0 as value from sold where day >= '2026-11-01' group by 1
-- 今年第三季度德国站客单价 > 和去年同期比
select avg(amount_usd) filter (where day >= '2026-01-01') / 100.0 as value, avg(amount_usd) filter (where day < '2026-01-01') / 100.0 as before from sold where marketplace = 'DE' and (day between '2026-07-01' and '2026-09-30' or day between '2025-07-01' and '2025-09-30')
-- 最近7天卖得最好的5个SKU
select sku as key, sum(usd) / 100.0 as value from l where day > '2026-11-14' group by sku
-- 最近7天卖得最好的5个SKU > 卖得最差的呢
select sku as key, sum(usd) / 100.0 as value from l where day > '2026-11-14' group by sku
-- 近30天每天的销量
select to_char(day, 'YYYY-MM-DD') as key, sum(units) as value from sold where day > date '2026-11-21' - 30 group by 1
-- ST-EAR-BK-01上个月卖了多少件
select sum(quantity) as value from l where sku = 'ST-EAR-BK-01' and day between '2026-10-01' and '2026-10-31'
-- ST-EAR-BK-01上个月卖了多少件 > 这个月呢 > 库存还有多少
select sum(on_hand) as value from s where sku = 'ST-EAR-BK-01'
-- 耳机最近两周卖得怎么样
select sum(usd) / 100.0 as value from l where product_name like '%耳机%' and day > date '2026-11-21' - 14
-- 美国站瑜伽垫10月销量
select sum(quantity) as value from l where product_name like '%瑜伽垫%' and marketplace = 'US' and day between '2026-10-01' and '2026-10-31'
-- 上个月取消了多少订单
select count(*) as value from o where status = 'cancelled' and day between '2026-10-01' and '2026-10-31'
-- 上个月取消了多少订单 > 取消率多少
select 1.0 * count(*) filter (where status = 'cancelled') / count(*) as value from o where day between '2026-10-01' and '2026-10-31'
-- 上个月取消了多少订单 > 取消率多少 > 哪个店铺最高
select shop_name as key, 1.0 * avg((status = 'cancelled')::int) as value from o where day between '2026-10-01' and '2026-10-31' group by 1
-- 退货率最高的十个产品
select sku as key, 1.0 * count(distinct order_id) filter (where status = 'refunded') / count(distinct order_id) as value from l where day >= '2026-10-23' group by sku
-- 上个月退款金额
select sum(amount_usd) / 100.0 as value from o where status = 'refunded' and day between '2026-10-01' and '2026-10-31'
-- 今天有多少单
select count(*) as value from sold where day = '2026-11-21'
-- 待发货订单有多少
select count(*) as value from o where status = 'to-ship'
-- FBA和FBM的销售额对比
select fulfilment as key, sum(amount_usd) / 100.0 as value from sold where day >= '2026-10-23' and fulfilment in ('FBA', 'FBM') group by fulfilment
-- 这个月比上个月销售额涨了多少
select sum(amount_usd) filter (where day >= '2026-11-01') / 100.0 as value, sum(amount_usd) filter (where day < '2026-11-01') / 100.0 as before from sold where day >= '2026-10-01'
-- 双11当天的订单量
select count(*) as value from sold where day = '2026-11-11'
-- 上周五的订单
select count(*) as value from sold where day = '2026-11-13'
-- 哪些商品库存不足
select sku as key, sum(on_hand) as value from s where status = 'low' group by sku
-- 各仓库库存有多少
select warehouse as key, sum(on_hand) as value from s group by warehouse
-- 断货的SKU有几个
select count(distinct sku) as value from s where status = 'out'
-- 库龄超过180天的库存
select sum(on_hand) as value from s where age_days > 180
-- 可售天数低于10天的商品
select * from (select sku as key, sum(on_hand) / nullif(sum(daily_sales), 0) as value from s group by sku) one where round(value) < 10
-- 库存金额一共多少
select sum(on_hand::numeric * cost_usd) / 100 as value from s
-- 在途库存最多的前10个产品
select sku as key, sum(inbound) as value from s group by sku
-- 上周广告花费多少
select sum(spend_usd) / 100.0 as value from a where day between '2026-11-09' and '2026-11-15'
-- 上周广告花费多少 > ACOS呢
select 1.0 * sum(spend_usd) / sum(sales_usd) as value from a where day between '2026-11-09' and '2026-11-15'
-- 上周广告花费多少 > ACOS呢 > 哪个广告活动最高 > ROAS最低的5个活动
select campaign as key, 1.0 * sum(sales_usd) / nullif(sum(spend_usd), 0) as value from a where day between '2026-11-09' and '2026-11-15' group by campaign
-- ACOS大于30%的广告活动
select campaign as key, 1.0 * sum(spend_usd) / sum(sales_usd) as value from a where day >= '2026-10-23' and day <= '2026-11-21' group by campaign having sum(sales_usd) > 0 and round(100.0 * sum(spend_usd) / sum(sales_usd), 1) > 30
-- 美国站点击率
select 1.0 * sum(clicks) / sum(impressions) as value from a where marketplace = 'US' and day between '2026-10-23' and '2026-11-21'
-- 有多少差评
select count(*) as value from r where stars < 3 and day >= '2026-10-23'
-- 有多少差评 > 德国的
select count(*) as value from r where stars < 3 and day >= '2026-10-23' and marketplace = 'DE'
-- 评分最低的产品
select sku as key, avg(stars) as value from r where day >= '2026-10-23' group by sku
-- 好评率上个月是多少
select 1.0 * avg((stars >= 4)::int) as value from r where day between '2026-10-01' and '2026-10-31'
-- 在售的链接有多少个
select count(*) as value from g where status = 'active'
-- 上个月利润多少
select sum(net) / 100.0 as value from f where day between '2026-10-01' and '2026-10-31'
-- 上个月利润多少 > 毛利率呢
select 1.0 * sum(net) / sum(goods_usd) as value from f where day between '2026-10-01' and '2026-10-31'
-- 上个月利润多少 > 毛利率呢 > 亏钱的产品有哪些
select sku as key, sum(net) / 100.0 as value from f where day between '2026-10-01' and '2026-10-31' group by sku having sum(net) < 0
-- 各品类销售占比
select category as key, sum(usd) / 100.0 as value from l where day >= '2026-10-23' group by category
-- 今年每周的订单数
select to_char(date_trunc('week', day), 'YYYY-MM-DD') as key, count(*) as value from sold where day >= '2026-01-01' group by 1
-- 除了美国站的销售额
select sum(amount_usd) / 100.0 as value from sold where marketplace <> 'US' and day >= '2026-10-23'
-- 9月各平台订单量 > TikTok的呢
select platform as key, count(*) as value from sold where platform = 'TIKTOK' and day between '2026-09-01' and '2026-09-30' group by 1
-- 上月毛利率最低的5个产品
select sku as key, 1.0 * sum(net) / nullif(sum(goods_usd), 0) as value from f where day between '2026-10-01' and '2026-10-31' group by sku
-- 保温杯今年卖了多少个
select sum(quantity) as value from l where product_name like '%保温杯%' and extract(year from day) = 2026
-- 上周末的订单数
select count(*) as value from sold where day in ('2026-11-14', '2026-11-15')
-- 11月上旬广告花了多少钱 > 带来多少销售额
select sum(sales_usd) / 100.0 as value from a where day between '2026-11-01' and '2026-11-10'
-- 空气炸锅的平均评分
select avg(stars) as value from r where product_name like '%空气炸锅%' and day >= '2026-10-23'
-- 日本站上季度退款率
select 1.0 * avg((status = 'refunded')::int) as value from sold where marketplace = 'JP' and day between '2026-07-01' and '2026-09-30'
-- 每个店铺上个月的利润
select shop_name as key, sum(net) / 100.0 as value from f where day between '2026-10-01' and '2026-10-31' group by shop_name
-- 哪个国家退货最多
select marketplace as key, count(*) as value from o where status = 'refunded' and day >= '2026-10-23' group by 1
-- 今天到现在卖了多少美金 > 跟昨天比呢
select sum(amount_usd) filter (where day = '2026-11-21') / 100.0 as value, sum(amount_usd) filter (where day = '2026-11-20' and ordered_at <= '2026-11-20T08:00:00Z') / 100.0 as before from sold
-- 11.1-11.11欧洲站销售额
select sum(amount_usd) / 100.0 as value from sold where marketplace in ('DE', 'FR', 'IT', 'ES', 'UK') and day between '2026-11-01' and '2026-11-11'
-- 利润最高的三家店
select shop_name as key, sum(net) / 100.0 as value from f where day >= '2026-10-23' group by shop_name
-- 上周SP广告花了多少 > SB呢
select sum(spend_usd) / 100.0 as value from a where ads_type = 'SB' and day between '2026-11-09' and '2026-11-15'
-- 上周SP广告花了多少 > SB呢 > 点击单价
select sum(spend_usd) / 100.0 / sum(clicks) as value from a where ads_type = 'SB' and day between '2026-11-09' and '2026-11-15'
-- 转化率最低的10个广告
select campaign as key, 1.0 * sum(ad_orders) / nullif(sum(clicks), 0) as value from a where day between '2026-10-23' and '2026-11-21' group by campaign
-- 曝光上周比上上周怎么样
select sum(impressions) filter (where day >= '2026-11-09') as value, sum(impressions) filter (where day < '2026-11-09') as before from a where day between '2026-11-02' and '2026-11-15'
-- 英国站广告ROAS按周看
select to_char(date_trunc('week', day), 'YYYY-MM-DD') as key, 1.0 * sum(sales_usd) / sum(spend_usd) as value from a where marketplace = 'UK' and day between '2026-10-23' and '2026-11-21' group by 1
-- 瑜伽垫还剩多少库存 > 路上还有多少
select sum(inbound) as value from s where product_name like '%瑜伽垫%'
-- 瑜伽垫还剩多少库存 > 路上还有多少 > 够卖几天
select sum(on_hand) / sum(daily_sales) as value from s where product_name like '%瑜伽垫%'
-- 库龄最长的20个SKU
select sku as key, max(age_days) as value from s group by sku
-- 压了多少钱在库存里 > 分仓库
select warehouse as key, sum(on_hand::numeric * cost_usd) / 100 as value from s group by warehouse
-- 待付款的订单几个
select count(*) as value from o where status = 'unpaid'
-- 日本站差评有多少条 > 都是哪些产品
select sku as key, count(*) as value from r where stars <= 2 and marketplace = 'JP' and day >= '2026-10-23' group by sku
-- 差评率最高的品类
select category as key, 1.0 * avg((stars <= 2)::int) as value from r where day >= '2026-10-23' group by category
-- 丢购物车的ASIN有几个
select count(*) as value from g where status = 'active' and buy_box < 50
-- 国庆那几天的销售额
select sum(amount_usd) / 100.0 as value from sold where day between '2026-10-01' and '2026-10-07'
-- 第46周的销量
select sum(units) as value from sold where extract(isoyear from day) = 2026 and extract(week from day) = 46
-- 平台佣金上个月交了多少
select -sum(fees_usd) / 100.0 as value from f where day between '2026-10-01' and '2026-10-31'
-- 上个月销量小于10的SKU
select sku as key, sum(quantity) as value from l where day between '2026-10-01' and '2026-10-31' group by sku having sum(quantity) < 10
-- 本季度到现在利润
select sum(net) / 100.0 as value from f where day >= '2026-10-01'
-- 昨儿出了几单 > 德国那边呢 > 法国和意大利
select count(*) as value from sold where day = '2026-11-20' and marketplace in ('FR', 'IT')
-- What were our sales yesterday? > and the day before? > and Germany? > by shop please
select shop_name as key, sum(amount_usd) / 100.0 as value from sold where day = '2026-11-19' and marketplace = 'DE' group by 1
-- how many orders did we get last week > and this week so far?
select count(*) as value from sold where day >= '2026-11-16'
-- worst selling products last month > top 5 instead
select sku as key, sum(usd) / 100.0 as value from l where day between '2026-10-01' and '2026-10-31' group by sku
-- top 10 products by revenue this year > only FBA
select sku as key, sum(usd) / 100.0 as value from l where day >= '2026-01-01' and fulfilment = 'FBA' group by sku
-- 올해 월별 매출
select to_char(day, 'YYYY-MM') as key, sum(amount_usd) / 100.0 as value from sold where extract(year from day) = 2026 group by 1
-- year to date profit > margin by category
select category as key, 1.0 * sum(net) / nullif(sum(goods_usd), 0) as value from f where day >= '2026-01-01' group by category
-- average selling price of keyboards in October
select sum(usd) / 100.0 / sum(quantity) as value from l where product_en_name ilike '%keyboard%' and day between '2026-10-01' and '2026-10-31'
-- how'd we do in sales this week vs last week > just the UK
select sum(amount_usd) filter (where day >= '2026-11-16') / 100.0 as value, sum(amount_usd) filter (where day < '2026-11-16') / 100.0 as before from sold where marketplace = 'UK' and day >= '2026-11-09'
-- top sellers yesterday > by units
select sku as key, sum(quantity) as value from l where day = '2026-11-20' group by sku
-- return rate for the cordless vacuum since October
select 1.0 * count(distinct order_id) filter (where status = 'refunded') / count(distinct order_id) as value from l where product_en_name ilike '%cordless vacuum%' and day >= '2026-10-01'
-- inventory older than 180 days by warehouse
select warehouse as key, sum(on_hand) as value from s where age_days > 180 and on_hand > 0 group by warehouse
-- how many units are inbound to FBA-JP
select sum(inbound) as value from s where warehouse = 'FBA-JP'
-- ad sales and spend by ad type last 30 days
select ads_type as key, sum(sales_usd) / 100.0 as value from a where day between '2026-10-23' and '2026-11-21' group by 1
-- 지난주 스토어별 매출 순위 > 하위 3개는?
select shop_name as key, sum(amount_usd) / 100.0 as value from sold where day between '2026-11-09' and '2026-11-15' group by shop_name
-- 오래된 재고 금액
select sum(on_hand::numeric * cost_usd) / 100 as value from s where age_days > 180
-- 틱톡 매출 지난주랑 지지난주 비교
select sum(amount_usd) filter (where day >= '2026-11-09') / 100.0 as value, sum(amount_usd) filter (where day < '2026-11-09') / 100.0 as before from sold where platform = 'TIKTOK' and day between '2026-11-02' and '2026-11-15'
