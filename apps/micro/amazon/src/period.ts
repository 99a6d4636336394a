import { readFilters } from '@portal/ui/table';

/** Two days of the company, both included; or so many days up to its today, which the server knows. */
export type Period = { from: string; to: string } | { days: number };

export const PRESETS = [7, 30, 90] as const;
export const DEFAULT_DAYS = 30;

/** The period that an address asks for; the last thirty days when it asks for none that can be meant. */
export function readPeriod(query: URLSearchParams): Period {
  const { from, to } = readFilters(query);
  if (from && to && from <= to) return { from, to };
  const days = Number(query.get('days'));
  return { days: Number.isInteger(days) && days >= 1 && days <= 365 ? days : DEFAULT_DAYS };
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

/** The days of a report: one of the presets, or the usual thirty. */
export function readDays(text: string | null): number {
  return PRESETS.find((days) => String(days) === text) ?? DEFAULT_DAYS;
}
