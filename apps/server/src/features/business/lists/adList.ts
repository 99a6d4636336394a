import { or, sql } from 'drizzle-orm';
import { containsText } from '../containsText.ts';
import { campaignTable } from './campaignTable.ts';
import type { Days, ListSource } from './ListSource.ts';
import { lookUp } from './lookUp.ts';
import { moneyOf, sumOf } from './sumOf.ts';

/** States of a campaign. */
export const AD_STATUSES = ['enabled', 'paused'];

/** The column of the table behind each column of the list. */
const COLUMNS = {
  campaign: sql`campaigns.campaign`,
  adsType: sql`campaigns.ads_type`,
  marketplace: sql`campaigns.marketplace`,
  status: sql`campaigns.status`,
  impressions: sql`campaigns.impressions`,
  clicks: sql`campaigns.clicks`,
  spend: sql`campaigns.spend_usd`,
  sales: sql`campaigns.sales_usd`,
  adOrders: sql`campaigns.ad_orders`,
  acos: sql`coalesce(campaigns.spend_usd / nullif(campaigns.sales_usd, 0), 'infinity')`,
  shopName: sql`campaigns.shop_name`,
  sku: sql`campaigns.sku`,
  firstDay: sql`campaigns.first_day`,
  lastDay: sql`campaigns.last_day`,
};

type CampaignRow = {
  campaign_id: string;
  campaign: string;
  ads_type: string;
  marketplace: string;
  status: string;
  shop_name: string | null;
  sku: string | null;
  first_day: string;
  last_day: string;
  impressions: number;
  clicks: number;
  ad_orders: number;
  spend_usd: number;
  sales_usd: number;
};

/** Campaigns as a generic list, each with what it cost and brought in on the days that are asked for. */
export function adList(company: string, days: Days): ListSource {
  const table = campaignTable(company, days);
  return {
    table,
    companyId: sql`campaigns.company_id`,
    id: sql`campaigns.campaign_id`,
    status: COLUMNS.status,
    marketplace: COLUMNS.marketplace,
    shop: COLUMNS.shopName,
    title: ['广告', 'Ads', '광고'],
    statuses: AD_STATUSES,
    columns: [
      { key: 'campaign', type: 'text' },
      { key: 'adsType', type: 'text' },
      { key: 'marketplace', type: 'text' },
      { key: 'status', type: 'status' },
      { key: 'impressions', type: 'number' },
      { key: 'clicks', type: 'number' },
      { key: 'spend', type: 'money', currencyKey: 'currency' },
      { key: 'sales', type: 'money', currencyKey: 'currency' },
      { key: 'adOrders', type: 'number' },
      { key: 'acos', type: 'percent' },
      { key: 'shopName', type: 'text' },
      { key: 'sku', type: 'text' },
      { key: 'firstDay', type: 'date' },
      { key: 'lastDay', type: 'date' },
    ],
    usual: 'campaign adsType marketplace status impressions clicks spend sales adOrders acos',
    sortBy: (key) => lookUp(COLUMNS, key),
    totals: {
      impressions: sumOf(COLUMNS.impressions),
      clicks: sumOf(COLUMNS.clicks),
      spend: moneyOf(COLUMNS.spend),
      sales: moneyOf(COLUMNS.sales),
      adOrders: sumOf(COLUMNS.adOrders),
    },
    defaultSort: 'spend',
    matches: (text) => or(containsText(COLUMNS.campaign, text), containsText(COLUMNS.sku, text)),
    async read(db, { where, orderBy, limit, offset }) {
      const { rows } = await db.execute<CampaignRow>(sql`
        select * from ${table} where ${where ?? sql`true`}
        order by ${sql.join(orderBy, sql`, `)} limit ${limit} offset ${offset}`);
      return rows.map(toRow);
    },
  };
}

function toRow(row: CampaignRow) {
  return {
    id: row.campaign_id,
    campaign: row.campaign,
    adsType: row.ads_type,
    marketplace: row.marketplace,
    status: row.status,
    impressions: row.impressions,
    clicks: row.clicks,
    spend: row.spend_usd / 100,
    sales: row.sales_usd / 100,
    currency: 'USD',
    adOrders: row.ad_orders,
    acos: row.sales_usd === 0 ? null : row.spend_usd / row.sales_usd,
    shopName: row.shop_name,
    sku: row.sku,
    firstDay: row.first_day,
    lastDay: row.last_day,
  };
}
