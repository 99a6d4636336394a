import type { adsDays } from '@portal/server/schema/business';
import type { DemoCompany } from '../catalogue/companies.ts';
import { productKinds } from '../catalogue/productKinds.ts';
import { createRandom, type Random } from '../createRandom.ts';
import { HISTORY_DAYS, type LedgerDays } from './ledgerDays.ts';
import type { ShopAssortment } from './makeAssortment.ts';
import type { LedgerOrder } from './makeOrder.ts';
import { kindOf } from './makeProducts.ts';
import type { ShopRow } from './makeShops.ts';

/** A row of the ad spend table. */
type AdsRow = typeof adsDays.$inferInsert;

type Campaign = {
  shop: ShopRow;
  name: string;
  adsType: string;
  sku: string;
  weight: number;
  /** The first day on which it ran. */
  from: number;
  /** The last day on which it ran; later than all where it still does. */
  until: number;
  /** How dear a click is beside others. */
  price: number;
};

/** The part of sales that goes into ads, and that of the orders which come of them. */
const SPEND_SHARE = 0.075;
const ORDER_SHARE = 0.32;
/** Hundredths of US dollars. */
const USUAL_ORDER = 10_900;
/** Where new campaigns began. */
const NEW_SITES = ['US', 'DE'];
const SITES = ['US', 'DE', 'UK', 'JP', 'CA', 'FR', 'IT', 'ES'];

/** Makes the campaigns, and what each spent and sold on a day: what it sold are orders of its shop. */
export function createAds(
  company: DemoCompany,
  assortments: readonly ShopAssortment[],
  copies: number,
  days: LedgerDays,
) {
  const random = createRandom(`ads:${company.id}`);
  const campaigns = Array.from({ length: copies }, (_, copy) =>
    makeCampaigns(company, assortments, copy, days, random),
  ).flat();
  // With draws of their own: what the other campaigns spend and sell does not depend on them.
  const newRandom = createRandom(`new ads:${company.id}`);
  const newOnes = makeNewCampaigns(company, assortments, days, newRandom);
  const places = new Map([...campaigns, ...newOnes].map((campaign, index) => [campaign, index + 1]));
  const byShop = Map.groupBy(campaigns, ({ shop }) => shop.shopId);
  const perDay = (company.orderCount * copies * USUAL_ORDER) / HISTORY_DAYS;
  const usual = new Map(assortments.map(({ shop, share }) => [shop.shopId, perDay * share]));

  return {
    /** Names of those that have run all the time. */
    campaigns: campaigns.map(({ name }) => name) as readonly string[],
    /** The rows of a day, and what was spent on each product of each shop. */
    runDay(day: number, orders: readonly LedgerOrder[]) {
      const sold = Map.groupBy(orders, ({ order }) => order.shopId);
      const rows: AdsRow[] = [];
      const spent = new Map<string, { shop: ShopRow; sku: string; usd: number }>();
      const add = (
        campaign: Campaign,
        { spendUsd, ...won }: Pick<AdsRow, 'spendUsd' | 'salesUsd' | 'adOrders'>,
        random: Random,
      ) => {
        const { shop, sku } = campaign;
        const clicks = Math.max(won.adOrders, 1, Math.round(spendUsd / random.between(45, 140)));
        rows.push({
          companyId: company.id,
          adsDayId: `${days.names[day]}-${places.get(campaign)}`,
          day: days.names[day] ?? '',
          campaign: campaign.name,
          adsType: campaign.adsType,
          marketplace: shop.marketplace,
          shopId: shop.shopId,
          sku,
          status: campaign.until > days.last ? 'enabled' : 'paused',
          impressions: clicks * random.between(60, 260),
          clicks,
          spendUsd,
          ...won,
        });
        const key = `${shop.shopId} ${sku}`;
        const sum = spent.get(key) ?? { shop, sku, usd: 0 };
        spent.set(key, sum);
        sum.usd += spendUsd;
      };
      for (const [shopId, all] of byShop) {
        const running = all.filter(({ until }) => day <= until);
        const won = attribute(running, sold.get(shopId) ?? [], random);
        const budget = (usual.get(shopId) ?? 0) * SPEND_SHARE;
        const weights = running.reduce((sum, { weight }) => sum + weight, 0);
        for (const campaign of running) {
          const { orders: adOrders, usd: salesUsd } = won.get(campaign) ?? { orders: 0, usd: 0 };
          const share = (budget * campaign.weight) / weights;
          const spendUsd = Math.max(30, Math.round(share * campaign.price * (0.6 + random.next() * 0.8)));
          add(campaign, { spendUsd, salesUsd, adOrders }, random);
        }
      }
      for (const campaign of newOnes) {
        if (day < campaign.from) continue;
        add(campaign, { spendUsd: newRandom.between(350, 900), salesUsd: 0, adOrders: 0 }, newRandom);
      }
      return { rows, spent: [...spent.values()] };
    },
  };
}

/** Some of a shop's orders, each the work of one campaign, rather of one for what was bought. */
function attribute(running: readonly Campaign[], orders: readonly LedgerOrder[], random: Random) {
  const won = new Map<Campaign, { orders: number; usd: number }>();
  for (const { order, lines } of orders) {
    if (running.length === 0 || !random.chance(ORDER_SHARE)) continue;
    const kind = kindOf(lines[0]?.sku ?? '');
    const campaign = random.weighted(
      running.map((one) => [one, one.weight * (kindOf(one.sku) === kind ? 5 : 1)] as const),
    );
    const sum = won.get(campaign) ?? { orders: 0, usd: 0 };
    won.set(campaign, { orders: sum.orders + 1, usd: sum.usd + order.amountUsd });
  }
  return won;
}

function makeCampaigns(
  company: DemoCompany,
  assortments: readonly ShopAssortment[],
  copy: number,
  days: LedgerDays,
  random: Random,
): Campaign[] {
  const kinds = productKinds.slice(0, company.productKinds);
  const plan = [
    ...SITES.map((site) => ['SP', site, 'auto', 3] as const),
    ...SITES.map((site) => ['SP', site, 'exact', 2.4] as const),
    ...SITES.slice(0, 4).flatMap((site) => [
      ['SB', site, 'exact', 1] as const,
      ['SD', site, 'exact', 0.9] as const,
    ]),
  ];
  return plan.flatMap(([adsType, site, match, weight]) => {
    const found = assortments.find(({ shop }) => shop.platform === 'AMAZON' && shop.marketplace === site);
    if (!found || found.offers.length === 0) return [];
    const kind = random.pick(kinds);
    const ofKind = found.offers.filter(({ product }) => kindOf(product.sku) === kind.code);
    const { product } = random.pick(ofKind.length > 0 ? ofKind : found.offers);
    const named = kinds.find(({ code }) => code === kindOf(product.sku)) ?? kind;
    return [
      {
        shop: found.shop,
        name: `${adsType} ${site} ${named.name[1]} ${match} ${copy + 1}`,
        adsType,
        sku: product.sku,
        weight,
        from: 0,
        until: random.chance(0.85) ? days.last + 1 : random.between(days.last - 60, days.last - 1),
        price: random.weighted([
          [random.between(70, 110) / 100, 80],
          [random.between(150, 220) / 100, 20],
        ]),
      },
    ];
  });
}

/** Campaigns of the last days that have clicks and no order yet. */
function makeNewCampaigns(
  company: DemoCompany,
  assortments: readonly ShopAssortment[],
  days: LedgerDays,
  random: Random,
): Campaign[] {
  const kinds = productKinds.slice(0, company.productKinds);
  return NEW_SITES.flatMap((site, at) => {
    const found = assortments.find(({ shop }) => shop.platform === 'AMAZON' && shop.marketplace === site);
    if (!found || found.offers.length === 0) return [];
    const { product } = random.pick(found.offers);
    const name = kinds.find(({ code }) => code === kindOf(product.sku))?.name[1] ?? product.sku;
    const from = days.last - 8 + 3 * at;
    return [
      {
        shop: found.shop,
        name: `SP ${site} ${name} broad 1`,
        adsType: 'SP',
        sku: product.sku,
        weight: 0,
        from,
        until: days.last + 1,
        price: 1,
      },
    ];
  });
}
