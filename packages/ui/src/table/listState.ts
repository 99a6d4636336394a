import type { Sorting } from './DataColumn.ts';

/** The part of a list that every list has. */
export type ListState = {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Missing parts are the list's own. */
  sortBy: string | undefined;
  sortDirection: Sorting['direction'] | undefined;
  /** The row that is open, by id. */
  open: string | null;
};

const DEFAULT_PAGE_SIZE = 50;
const MOST_ROWS = 1_000;
const LAST_PAGE = 1_000_000;
/** What does not change which rows there are. */
const KEEPS_PAGE = ['page', 'open'];

/** Reads a list's state from a query; what makes no sense is left out. */
export function readListState(query: URLSearchParams): ListState {
  const direction = query.get('dir');
  return {
    page: Math.min(wholeNumber(query.get('page')) ?? 1, LAST_PAGE),
    pageSize: Math.min(wholeNumber(query.get('size')) ?? DEFAULT_PAGE_SIZE, MOST_ROWS),
    sortBy: query.get('sort')?.slice(0, 40) || undefined,
    sortDirection: direction === 'asc' || direction === 'desc' ? direction : undefined,
    open: query.get('open'),
  };
}

/** Returns the path with parts of its query changed; empty ones are left out. */
export function changePath(path: string, patch: Readonly<Record<string, string | undefined>>): string {
  const [pathname = '/', search] = path.split('?');
  const query = new URLSearchParams(search);
  if (!Object.keys(patch).every((name) => KEEPS_PAGE.includes(name))) {
    query.delete('page');
    query.delete('open');
  }
  for (const [name, value] of Object.entries(patch)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

function wholeNumber(text: string | null): number | undefined {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
