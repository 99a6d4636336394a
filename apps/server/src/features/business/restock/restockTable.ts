import { type SQL, sql } from 'drizzle-orm';
import { isSold } from '../../../data/soldOrders.ts';
import { businessRecords, orderLines, orders, products, stock } from '../../../db/schema/business.ts';
import { addDays, dayOf, firstOfLast, type Present, startOfDay } from '../companyDays.ts';

/** Days of sales that a delivery should last beyond the time until it is there. */
export const COVER_DAYS = 30;
/** Days of sales that should never be missing, where the company set no safety stock. */
export const SAFETY_DAYS = 14;
/** A day further away than this is not named as the day on which a product runs out: ten years. */
const FURTHEST_DAYS = 3_650;

/**
 * Each product of a company with what it sold, what there is, and what to order, as a table named `restock`.
 *
 * - `velocity`: units a day; two thirds by the last 30 days, one third by the last 90, from when it was on sale
 * - `safety`: what the company set for the product in its list of safety stock, else `SAFETY_DAYS` of sales
 * - `transit_days`: the longest way on to a warehouse that the same list names
 * - `reorder_at`: what is sold until a delivery is there, and the safety stock
 * - `suggested`: below that, what is lacking to last `COVER_DAYS` longer; no less than the supplier's minimum
 */
export function restockTable(companyId: string, present: Present): SQL {
  const today = dayOf(present);
  const from = (days: number) => startOfDay(firstOfLast(days, present), present.timeZone).toISOString();
  const tomorrow = startOfDay(addDays(today, 1), present.timeZone).toISOString();
  return sql`(
    select *,
      case when days_left <= ${FURTHEST_DAYS}::int then to_char(${today}::date + days_left::int, 'YYYY-MM-DD') end runs_out_on,
      case when available + inbound < reorder_at then 'low' when velocity > 0 and available <= 0 then 'out'
        else 'normal' end status,
      case when available + inbound < reorder_at then greatest(minimum, target - available - inbound) else 0 end suggested
    from (
      select *, floor(greatest(0, available) / nullif(velocity, 0))::float days_left,
        ceil(velocity * (lead_days + transit_days))::int + safety reorder_at,
        ceil(velocity * (lead_days + transit_days + ${COVER_DAYS}::int))::int + safety target
      from (
        select *, coalesce(safety_set, ceil(velocity * ${SAFETY_DAYS}::int))::int safety
        from (
          select *, round((2.0 * sold_30 / days_30 + 1.0 * sold_90 / days_90) / 3, 4) velocity
          from (
            select p.*, coalesce(s.available, 0)::int available, coalesce(s.inbound, 0)::int inbound,
              coalesce(v.sold_30, 0)::int sold_30, coalesce(v.sold_90, 0)::int sold_90,
              least(30, on_sale.days) days_30, least(90, on_sale.days) days_90, set_.safety_set,
              coalesce(set_.transit_days, 0)::int transit_days,
              coalesce(q.minimum, 0)::int minimum, coalesce(q.unit_price, p.cost_usd / 100.0)::float unit_price
            from ${products} p
            cross join lateral (
              select greatest(1, ceil(extract(epoch from ${tomorrow}::timestamptz - greatest(p.launched_at,
                (select min(ordered_at) from ${orders} where company_id = ${companyId}))) / 86400))::int days
            ) on_sale
            left join (
              select sku, sum(on_hand - reserved) available, sum(inbound) inbound
              from ${stock} where company_id = ${companyId} group by sku
            ) s on s.sku = p.sku
            left join (
              select l.sku, sum(quantity) sold_90,
                sum(quantity) filter (where ordered_at >= ${from(30)}::timestamptz) sold_30
              from ${orders} o join ${orderLines} l on l.company_id = o.company_id and l.order_id = o.order_id
              where o.company_id = ${companyId} and ${sql.raw(isSold('o.status'))}
                and ordered_at >= ${from(90)}::timestamptz
              group by l.sku
            ) v on v.sku = p.sku
            left join (
              select fields->>'sku' sku, sum((fields->>'safetyStock')::numeric) safety_set,
                max((fields->>'leadDays')::numeric) transit_days
              from ${businessRecords} where company_id = ${companyId} and kind = 'safety-stock' and status = 'active'
              group by 1
            ) set_ on set_.sku = p.sku
            left join (
              select distinct on (1, 2) fields->>'sku' sku, fields->>'supplier' supplier,
                (fields->>'minimum')::numeric minimum, (fields->>'unitPrice')::numeric unit_price
              from ${businessRecords} where company_id = ${companyId} and kind = 'supplier-quotes'
                and status = 'active' and coalesce(fields->>'validUntil', ${today}) >= ${today}
              order by 1, 2, (fields->>'unitPrice')::numeric
            ) q on q.sku = p.sku and q.supplier = p.supplier
            where p.company_id = ${companyId}
          ) counted
        ) paced
      ) secured
    ) planned
  ) restock`;
}
