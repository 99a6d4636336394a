import type { adsDays } from '../../db/schema/business.ts';
import type { DemoCompany } from '../catalogue/companies.ts';
import { productKinds } from '../catalogue/productKinds.ts';
import { createRandom, type Random } from '../createRandom.ts';
import { marketplaceOf } from '../marketplaces.ts';
import { HISTORY_DAYS } from './makeOrders.ts';

/** A row of the ad spend table. */
export type AdsRow = typeof adsDays.$inferInsert;

type Campaign = { name: string; adsType: string; marketplace: string; status: string; budgetUsd: number };

const DAY_MS = 86_400_000;
const SITES = ['US', 'DE', 'UK', 'JP', 'CA', 'FR', 'IT', 'ES'];

/** What each campaign spent and sold on each of the last `HISTORY_DAYS` days. */
export function* makeAds(company: DemoCompany, copies: number, now: Date): Generator<AdsRow> {
  const random = createRandom(`ads:${company.id}`);
  const campaigns = Array.from({ length: copies }, (_, copy) => makeCampaigns(company, copy, random)).flat();
  for (let back = HISTORY_DAYS - 1; back >= 0; back--) {
    const day = new Date(now.getTime() - back * DAY_MS).toISOString().slice(0, 10);
    for (const [index, campaign] of campaigns.entries()) {
      yield makeDay(company, campaign, { day, id: `${day}-${index + 1}` }, random);
    }
  }
}

function makeCampaigns(company: DemoCompany, copy: number, random: Random): Campaign[] {
  const kinds = productKinds.slice(0, company.productKinds);
  const types = [...SITES.map((site) => ['SP', site]), ...SITES.map((site) => ['SP', site])];
  const brand = SITES.slice(0, 4).flatMap((site) => [
    ['SB', site],
    ['SD', site],
  ]);
  return [...types, ...brand].map(([adsType = 'SP', marketplace = 'US'], index) => ({
    name: `${adsType} ${marketplace} ${random.pick(kinds).name[1]} ${index < 8 ? 'auto' : 'exact'} ${copy + 1}`,
    adsType,
    marketplace,
    status: random.chance(0.85) ? 'enabled' : 'paused',
    budgetUsd: Math.round(
      ((400 + marketplaceOf(marketplace).weight * random.between(30, 90)) * company.orderCount) / 5_000,
    ),
  }));
}

function makeDay(
  company: DemoCompany,
  campaign: Campaign,
  { day, id }: { day: string; id: string },
  random: Random,
): AdsRow {
  const spendUsd = Math.round(campaign.budgetUsd * (0.5 + random.next() * 0.5));
  const clicks = Math.max(1, Math.round(spendUsd / random.between(45, 140)));
  const isBarren = random.chance(0.12);
  const acosPercent = random.between(14, 62);
  const salesUsd = isBarren ? 0 : Math.round((spendUsd * 100) / acosPercent);
  return {
    companyId: company.id,
    adsDayId: id,
    day,
    campaign: campaign.name,
    adsType: campaign.adsType,
    marketplace: campaign.marketplace,
    status: campaign.status,
    impressions: clicks * random.between(60, 260),
    clicks,
    spendUsd,
    salesUsd,
    adOrders: isBarren ? 0 : Math.max(1, Math.round(salesUsd / 4_200)),
  };
}
