import { addDays, dayOf, daysBetween, type Present } from '../companyDays.ts';

const DEFAULT_DAYS = 30;
const MOST_DAYS = 366;

/** Days from `from` to `to`, both included. */
export type DayRange = { from: string; to: string };

/** A range with its days and the range of the same length just before. */
export type Period = DayRange & { days: string[]; previous: DayRange };

/**
 * Reads the asked days: two days, or the last `days` up to today; the last 30 when nothing is asked. Undefined when they
 * are in the wrong order, too many or no days at all.
 */
export function periodOf(
  request: { from?: string; to?: string; days?: number },
  present: Present,
): Period | undefined {
  const to = request.to ?? dayOf(present);
  const from = request.from ?? addDays(to, 1 - (request.days ?? DEFAULT_DAYS));
  const count = daysBetween(from, to) + 1;
  if (!(count >= 1 && count <= MOST_DAYS)) return undefined;
  return {
    from,
    to,
    days: daysOf({ from, to }),
    previous: previousOf(from, count),
  };
}

/** Each day of a range. */
export function daysOf({ from, to }: DayRange): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** The range of the same length just before: the one rule for what a period is compared with. */
function previousOf(from: string, count: number): DayRange {
  return { from: addDays(from, -count), to: addDays(from, -1) };
}
