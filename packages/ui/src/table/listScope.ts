import type { ListFilters } from './readFilters.ts';

/** Which shop, marketplace and days something is about, as pages of a workspace tell each other. */
export type ListScope = {
  shop?: string | null;
  marketplace?: string | null;
  period?: { from: string; to: string } | null;
};

/** What filters narrow a list to; a part that the list does not know is left out, one that is open is `null`. */
export function scopeOfFilters(
  { shop, marketplace, from, to }: Pick<ListFilters, 'shop' | 'marketplace' | 'from' | 'to'>,
  {
    hasShop,
    hasMarketplace,
    hasDays,
  }: { hasShop?: boolean; hasMarketplace?: boolean | undefined; hasDays?: boolean },
): ListScope {
  return {
    ...(hasShop && { shop: shop ?? null }),
    ...(hasMarketplace && { marketplace: marketplace ?? null }),
    ...(hasDays && { period: from && to && from <= to ? { from, to } : null }),
  };
}

/** The parts of an address that narrow a list to a scope. */
export function filtersOfScope({ shop, marketplace, period }: ListScope): Record<string, string | undefined> {
  return {
    ...(shop !== undefined && { shop: shop ?? undefined }),
    ...(marketplace !== undefined && { site: marketplace ?? undefined }),
    ...(period !== undefined && { from: period?.from, to: period?.to }),
  };
}
