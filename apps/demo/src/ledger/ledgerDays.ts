/** How far back the demo data reaches. */
export const HISTORY_DAYS = 120;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** How far the clocks of the companies, which are in China, are ahead of UTC; they are never changed. */
const AHEAD_MS = 8 * HOUR_MS;

/** The companies' days that the ledger covers, counted from 0; the first and the last one are parts of days. */
export type LedgerDays = {
  readonly now: number;
  readonly begin: number;
  /** `2026-11-21` and so on, oldest first. */
  readonly names: readonly string[];
  /** The number of the last day. */
  readonly last: number;
  startOf(index: number): number;
  indexOf(time: number): number;
};

/** The days of the ledger that ends now. */
export function makeLedgerDays(time: Date): LedgerDays {
  const now = time.getTime();
  const begin = now - HISTORY_DAYS * DAY_MS;
  const first = Math.floor((begin + AHEAD_MS) / DAY_MS) * DAY_MS - AHEAD_MS;
  const indexOf = (moment: number) => Math.floor((moment - first) / DAY_MS);
  const startOf = (index: number) => first + index * DAY_MS;
  const last = indexOf(now);
  const names = Array.from({ length: last + 1 }, (_, index) => toDay(startOf(index)));
  return { now, begin, names, last, startOf, indexOf };
}

/** A moment's day where the companies are. */
export function toDay(time: number): string {
  return new Date(time + AHEAD_MS).toISOString().slice(0, 10);
}
