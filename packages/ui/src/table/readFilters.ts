/** What a list can be narrowed by. */
export type ListFilters = {
  keyword?: string | undefined;
  status?: string | undefined;
  marketplace?: string | undefined;
  /** A shop's name. */
  shop?: string | undefined;
  /** `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
};

/** What takes every filter out of an address. */
export const NO_FILTERS = {
  q: undefined,
  status: undefined,
  site: undefined,
  shop: undefined,
  from: undefined,
  to: undefined,
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the filters that an address asks for; what makes no sense is left out. */
export function readFilters(query: URLSearchParams): ListFilters {
  const text = (name: string, most: number) => query.get(name)?.slice(0, most) || undefined;
  const day = (name: string) => {
    const value = query.get(name) ?? '';
    return isDay(value) ? value : undefined;
  };
  return {
    keyword: text('q', 100),
    status: text('status', 20),
    marketplace: text('site', 8),
    shop: text('shop', 100),
    from: day('from'),
    to: day('to'),
  };
}

/** A day that the calendar has: the 31st of February is none. */
function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
