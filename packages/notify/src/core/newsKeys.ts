type QueryKey = readonly string[];

/** The beginning of each key under which news are kept: of all systems and languages. */
export const newsKeys = {
  popups: ['notify', 'popups'],
  release: ['notify', 'release'],
  ticker: ['notify', 'ticker'],
  reminder: ['notify', 'reminder'],
  live: ['notify', 'live'],
} as const;

/** The keys of what is told about the company's services: those that run out. */
export const serviceNewsKeys: readonly QueryKey[] = [newsKeys.ticker, newsKeys.reminder];

/** News by the server's name for them. */
const STALE: Readonly<Record<string, readonly QueryKey[]>> = {
  announcements: [newsKeys.popups, newsKeys.ticker, newsKeys.release],
  live: [newsKeys.live],
};

/** What the server tells of as changed, and a lost connection may have missed. */
export const NEWS_NAMES: readonly string[] = ['services', ...Object.keys(STALE)];

/** Returns the keys that are out of date when the server says that there is news; none for what is no news. */
export function staleNews(what: string): readonly QueryKey[] {
  return Object.hasOwn(STALE, what) ? (STALE[what] ?? []) : [];
}
