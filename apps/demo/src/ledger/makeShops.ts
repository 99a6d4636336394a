import type { shops } from '@portal/server/schema/business';
import type { DemoCompany } from '../catalogue/companies.ts';
import { createRandom } from '../createRandom.ts';
import { marketplaceOf, marketplaces } from '../marketplaces.ts';
import { DAY_MS } from './ledgerDays.ts';

/** A row of the shop table. */
export type ShopRow = typeof shops.$inferInsert;

const OTHER_PLATFORMS = [
  ['TIKTOK', 'US'],
  ['TIKTOK', 'UK'],
  ['SHOPIFY', 'US'],
  ['EBAY', 'DE'],
] as const;

/** One Amazon shop per marketplace and some on other platforms; none on Walmart. */
export function makeShops(company: DemoCompany, now: Date): ShopRow[] {
  const random = createRandom(`shops:${company.id}`);
  const all = [...marketplaces.map(({ code }) => ['AMAZON', code] as const), ...OTHER_PLATFORMS];
  return all.map(([platform, marketplace], index) => ({
    shopId: `${company.id}-shop-${index + 1}`,
    companyId: company.id,
    platform,
    marketplace,
    shopName: `${company.code.charAt(0)}${company.code.slice(1).toLowerCase()} ${marketplace}${platform === 'AMAZON' ? '' : ` ${platform.charAt(0)}${platform.slice(1).toLowerCase()}`}`,
    currency: marketplaceOf(marketplace).currency,
    status: 'bound',
    boundAt: new Date(now.getTime() - random.between(200, 900) * DAY_MS),
  }));
}
