import type { ReportRequest } from '../../queries.ts';

type Narrowed = NonNullable<ReportRequest['of']>;

const KEYS = ['sku', 'shopName', 'marketplace', 'month'] as const satisfies readonly (keyof Narrowed)[];

/** What of the figures a page is about, as its address says it. */
export function readOf(query: URLSearchParams): Narrowed {
  return Object.fromEntries(
    KEYS.flatMap((key) => {
      const value = query.get(key);
      return value ? [[key, value]] : [];
    }),
  );
}

/** The page behind a row, over the days and the marketplace of the page that the row stands on. */
export function reportPath(
  opens: string,
  { days, marketplace }: { days: number; marketplace?: string | undefined },
): string {
  const [name = '', search] = opens.split('?');
  const query = new URLSearchParams(search);
  query.set('days', String(days));
  if (marketplace) query.set('site', marketplace);
  return `/report/${name}?${query}`;
}
