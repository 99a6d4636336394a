import { and, gte, lte, sql } from 'drizzle-orm';
import { adsDays } from '../../../db/schema/business.ts';
import { containsText } from '../containsText.ts';
import type { ListSource } from './ListSource.ts';
import { lookUp } from './lookUp.ts';
import { moneyOf, sumOf } from './sumOf.ts';

/** Ad spend by campaign and day as a generic list. */
export const adList: ListSource = {
  table: adsDays,
  companyId: adsDays.companyId,
  id: adsDays.adsDayId,
  status: adsDays.status,
  marketplace: adsDays.marketplace,
  title: ['广告', 'Ads', '광고'],
  statuses: ['enabled', 'paused'],
  columns: [
    { key: 'day', type: 'date' },
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
  ],
  sortBy: (key) =>
    lookUp(
      {
        day: adsDays.day,
        campaign: adsDays.campaign,
        adsType: adsDays.adsType,
        marketplace: adsDays.marketplace,
        status: adsDays.status,
        impressions: adsDays.impressions,
        clicks: adsDays.clicks,
        spend: adsDays.spendUsd,
        sales: adsDays.salesUsd,
        adOrders: adsDays.adOrders,
        acos: sql`coalesce(${adsDays.spendUsd}::float / nullif(${adsDays.salesUsd}, 0), 'infinity')`,
      },
      key,
    ),
  totals: {
    impressions: sumOf(adsDays.impressions),
    clicks: sumOf(adsDays.clicks),
    spend: moneyOf(adsDays.spendUsd),
    sales: moneyOf(adsDays.salesUsd),
    adOrders: sumOf(adsDays.adOrders),
  },
  defaultSort: 'day',
  matches: (text) => containsText(adsDays.campaign, text),
  between: ({ from, to }) =>
    and(from ? gte(adsDays.day, from) : undefined, to ? lte(adsDays.day, to) : undefined),
  async read(db, { where, orderBy, limit, offset }) {
    const rows = await db
      .select()
      .from(adsDays)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map((row) => ({
      id: row.adsDayId,
      day: row.day,
      campaign: row.campaign,
      adsType: row.adsType,
      marketplace: row.marketplace,
      status: row.status,
      impressions: row.impressions,
      clicks: row.clicks,
      spend: row.spendUsd / 100,
      sales: row.salesUsd / 100,
      currency: 'USD',
      adOrders: row.adOrders,
      acos: row.salesUsd === 0 ? null : row.spendUsd / row.salesUsd,
    }));
  },
};
