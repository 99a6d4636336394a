/** Two days, both included; days are those of UTC, as the server counts them. */
export type Period = { from: string; to: string };

export const PRESETS = [7, 30, 90] as const;
export const DEFAULT_DAYS = 30;

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The last so many days, up to and including the day of `now`. */
export function lastDays(days: number, now: number): Period {
  return { from: toDay(now - (days - 1) * DAY_MS), to: toDay(now) };
}

/** The period that an address asks for; the last so many days, or thirty when it asks for none that can be meant. */
export function readPeriod(query: URLSearchParams, now: number): Period {
  const from = query.get('from') ?? '';
  const to = query.get('to') ?? '';
  if (DAY.test(from) && DAY.test(to) && from <= to) return { from, to };
  const days = Number(query.get('days'));
  return lastDays(Number.isInteger(days) && days >= 1 && days <= 365 ? days : DEFAULT_DAYS, now);
}

/** The part of an address that says the period. */
export function periodQuery(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(['days', 'from', 'to'].map((name) => [name, query.get(name) ?? '']));
}

/** How much a value is above (positive) or below the one before; nothing where there is nothing to compare with. */
export function changeOf(value: number | null, before: number | null): number | undefined {
  if (value === null || before === null || before === 0) return undefined;
  return (value - before) / before;
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The days of a report: one of the presets, or the usual thirty. */
export function readDays(text: string | null): number {
  return PRESETS.find((days) => String(days) === text) ?? DEFAULT_DAYS;
}
