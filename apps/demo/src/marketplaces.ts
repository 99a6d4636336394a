import type { Words } from './trees/parseOutline.ts';

/** One country's marketplace. */
export type Marketplace = {
  code: string;
  name: Words;
  currency: string;
  /** How many of its currency one US dollar buys. */
  rate: number;
  /** Relative volume of orders. */
  weight: number;
};

/** The marketplaces of the demo data, largest first. */
export const marketplaces: readonly Marketplace[] = [
  { code: 'US', name: ['美国', 'US', '미국'], currency: 'USD', rate: 1, weight: 40 },
  { code: 'DE', name: ['德国', 'Germany', '독일'], currency: 'EUR', rate: 0.92, weight: 14 },
  { code: 'UK', name: ['英国', 'UK', '영국'], currency: 'GBP', rate: 0.79, weight: 12 },
  { code: 'JP', name: ['日本', 'Japan', '일본'], currency: 'JPY', rate: 151, weight: 10 },
  { code: 'CA', name: ['加拿大', 'Canada', '캐나다'], currency: 'CAD', rate: 1.37, weight: 7 },
  { code: 'FR', name: ['法国', 'France', '프랑스'], currency: 'EUR', rate: 0.92, weight: 5 },
  { code: 'IT', name: ['意大利', 'Italy', '이탈리아'], currency: 'EUR', rate: 0.92, weight: 4 },
  { code: 'ES', name: ['西班牙', 'Spain', '스페인'], currency: 'EUR', rate: 0.92, weight: 4 },
  { code: 'AU', name: ['澳大利亚', 'Australia', '호주'], currency: 'AUD', rate: 1.52, weight: 2 },
  { code: 'MX', name: ['墨西哥', 'Mexico', '멕시코'], currency: 'MXN', rate: 17.1, weight: 2 },
];

/** Finds a marketplace by its code. */
export function marketplaceOf(code: string): Marketplace {
  const found = marketplaces.find((entry) => entry.code === code);
  if (!found) throw new Error(`Unknown marketplace ${code}`);
  return found;
}

/** Turns hundredths of a US dollar into hundredths of the marketplace's currency; yen have no sen. */
export function toLocalPrice(usdCents: number, { currency, rate }: Marketplace): number {
  const local = usdCents * rate;
  return currency === 'JPY' ? Math.round(local / 100) * 100 : Math.round(local);
}
