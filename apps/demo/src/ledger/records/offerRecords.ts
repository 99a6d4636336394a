import { productKinds } from '../../catalogue/productKinds.ts';
import { toDay } from '../ledgerDays.ts';
import { kindOf } from '../makeProducts.ts';
import { dayNamed, dollars, type RecordMakers, type RecordSource } from './RecordSource.ts';

const BUNDLES = ['露营套装', '厨房入门套装', '居家办公套装', '宠物新手礼包', '健身启程套装', '咖啡礼盒'];
const CERTIFICATES = ['CE', 'FCC', 'UKCA', 'PSE', 'CPC', 'RoHS'];
const ISSUERS = ['SGS', 'TÜV Rheinland', 'Intertek', 'Bureau Veritas'];
const CATEGORIES: Readonly<Record<string, string>> = {
  electronics: '电子',
  sports: '运动',
  home: '家居',
  kitchen: '厨房',
  pets: '宠物',
  outdoor: '户外',
  health: '健康',
  toys: '玩具',
};

/** Lists of what is offered: products together, drafts, certificates, keywords, bids, shops. */
export const offerRecords: RecordMakers = {
  bundles: ({ random, products }) =>
    Array.from({ length: 26 }, (_, index) => {
      const parts = random.between(2, 4);
      const chosen = Array.from({ length: parts }, () => random.pick(products));
      const whole = chosen.reduce((sum, { priceUsd }) => sum + priceUsd, 0);
      return {
        status: index % 7 === 6 ? 'inactive' : 'active',
        sku: chosen[0]?.sku ?? '',
        name: `${BUNDLES[index % BUNDLES.length]} ${index + 1}`,
        parts,
        price: dollars(Math.round(whole * 0.9)),
        cost: dollars(chosen.reduce((sum, { costUsd }) => sum + costUsd, 0)),
      };
    }),
  categories: ({ products }) =>
    [...Map.groupBy(products, ({ category }) => category)].map(([category, own]) => ({
      status: 'active',
      name: CATEGORIES[category] ?? category,
      products: own.length,
      marginTarget: 0.2,
      owner: '周雨桐',
    })),
  certificates: (source) =>
    Array.from({ length: 40 }, (_, index) => {
      const days = source.random.between(-20, 500);
      return {
        status: days < 0 ? 'expired' : days < 60 ? 'expiring' : 'active',
        certificate: CERTIFICATES[index % CERTIFICATES.length] ?? '',
        sku: source.random.pick(source.products).sku,
        issuer: source.random.pick(ISSUERS),
        code: `C${source.random.digits(8)}`,
        expiresOn: dayNamed(source, source.days.last + days),
      };
    }),
  'listing-drafts': ({ random, products, shops }) =>
    Array.from({ length: 38 }, (_, index) => {
      const { sku, productEnName, priceUsd } = random.pick(products);
      return {
        status: index % 8 === 7 ? 'failed' : 'draft',
        sku,
        title: productEnName,
        marketplace: random.pick(shops).marketplace,
        price: dollars(priceUsd),
        owner: random.pick(['林可', '孙启航']),
      };
    }),
  'bid-rules': ({ random, campaigns }) =>
    campaigns.slice(0, 20).map((campaign, index) => ({
      status: index % 5 === 4 ? 'inactive' : 'active',
      name: ['高转化加价', '低转化降价', '夜间降价', '品牌词护航', '长尾词试投'][index % 5] ?? '',
      campaign,
      condition: ['ACOS < 20%', 'ACOS > 40%', '22:00 – 06:00', '搜索词 = 品牌', '点击 < 10'][index % 5] ?? '',
      bid: random.between(60, 190) / 100,
    })),
  'keyword-ranks': (source) =>
    source.assortments
      .filter(({ shop }) => shop.platform === 'AMAZON')
      .flatMap(({ shop, offers }) => {
        const best = [...offers].sort((one, other) => other.weight - one.weight).slice(0, 8);
        return best.map(({ product }, index) => {
          const rank = index * 9 + source.random.between(1, 9);
          return {
            status: rank > 48 ? 'low' : 'normal',
            keyword: keywordOf(product.sku),
            sku: product.sku,
            marketplace: shop.marketplace,
            rank,
            previousRank: Math.max(1, rank + source.random.between(-6, 6)),
          };
        });
      }),
  shops: ({ shops }) =>
    shops.map((shop) => ({ status: shop.status, ...shopFields(shop), since: toDay(shop.boundAt.getTime()) })),
  'ads-authorisations': (source) =>
    amazonShops(source).map(({ shopName, marketplace }) => ({
      ...expiry(source),
      shopName,
      marketplace,
      email: `ads-${marketplace.toLowerCase()}@example.com`,
    })),
  mailboxes: (source) =>
    amazonShops(source).map(({ shopName, marketplace }) => ({
      ...expiry(source),
      email: `service-${marketplace.toLowerCase()}@example.com`,
      shopName,
    })),
};

function keywordOf(sku: string): string {
  return productKinds.find(({ code }) => code === kindOf(sku))?.name[1].toLowerCase() ?? sku;
}

function amazonShops({ shops }: RecordSource) {
  return shops.filter(({ platform }) => platform === 'AMAZON').slice(0, 10);
}

/** A day on which an authorisation ends, and what that means today. */
function expiry(source: RecordSource) {
  const days = source.random.between(-12, 330);
  return { status: days < 0 ? 'expired' : 'bound', expiresOn: dayNamed(source, source.days.last + days) };
}

function shopFields({ shopName, platform, marketplace, currency }: RecordSource['shops'][number]) {
  return { shopName, platform, marketplace, currency };
}
