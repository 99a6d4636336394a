import { type SQL, sql } from 'drizzle-orm';
import { adsDays, shops } from '../../../db/schema/business.ts';
import type { Days } from './ListSource.ts';

/**
 * Each campaign of a company with what its days add up to, as a table named `campaigns`; a campaign is one of its shop, in its
 * marketplace. Its state is that of its last day. Campaigns that had no ads in these days are not in it.
 */
export function campaignTable(companyId: string, { from, to }: Days): SQL {
  return sql`(
    select company_id, concat_ws(' ', shop_id, marketplace, campaign) campaign_id, campaign, marketplace,
      (select shop_name from ${shops} where shops.shop_id = ads_days.shop_id) shop_name, max(ads_type) ads_type, max(sku) sku,
      to_char(min(day), 'YYYY-MM-DD') first_day, to_char(max(day), 'YYYY-MM-DD') last_day,
      case when max(day) filter (where status = 'paused') = max(day) then 'paused' else 'enabled' end status,
      sum(impressions)::float8 impressions, sum(clicks)::float8 clicks, sum(ad_orders)::float8 ad_orders,
      sum(spend_usd)::float8 spend_usd, sum(sales_usd)::float8 sales_usd
    from ${adsDays}
    where company_id = ${companyId}
      and ${from ? sql`day >= ${from}` : sql`true`} and ${to ? sql`day <= ${to}` : sql`true`}
    group by company_id, shop_id, marketplace, campaign
  ) campaigns`;
}
