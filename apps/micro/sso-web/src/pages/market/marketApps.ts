import type { MarketApp } from '@portal/api-client/contract';

/** What a person looks for. */
export type MarketFilter = { category: string; keyword: string };

/** The apps that fit, in their order. */
export function matchingApps(apps: readonly MarketApp[], { category, keyword }: MarketFilter): MarketApp[] {
  const wanted = keyword.trim().toLowerCase();
  return apps.filter(
    (app) =>
      (category === '' || app.category === category) &&
      `${app.appName ?? ''} ${app.appDesc ?? ''}`.toLowerCase().includes(wanted),
  );
}

/** The categories that there are, in the order of their first app. */
export function categoriesOf(apps: readonly MarketApp[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { category } of apps) if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}
