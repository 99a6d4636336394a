import type { ListRequest } from '../../queries.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The filters that an address asks for; what cannot be meant is left out. */
export function readFilters(query: URLSearchParams): NonNullable<ListRequest['filters']> {
  const text = (name: string, most: number) => query.get(name)?.slice(0, most) || undefined;
  const day = (name: string) => {
    const value = query.get(name) ?? '';
    return DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
  };
  return {
    keyword: text('q', 100),
    status: text('status', 20),
    marketplace: text('site', 8),
    from: day('from'),
    to: day('to'),
  };
}
