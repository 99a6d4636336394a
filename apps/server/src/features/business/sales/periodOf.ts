const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
const MOST_DAYS = 366;

/** Days from `from` to `to`, both included. */
export type DayRange = { from: string; to: string };

/** A range with its days and the range of the same length just before. */
export type Period = DayRange & { days: string[]; previous: DayRange };

/** Reads the asked days; the last 30 when none are asked. Undefined when they are in the wrong order or too many. */
export function periodOf(request: { from?: string; to?: string }, now: Date): Period | undefined {
  const to = request.to ?? toDay(now.getTime());
  const from = request.from ?? addDays(to, 1 - DEFAULT_DAYS);
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (!(count >= 1 && count <= MOST_DAYS)) return undefined;
  return {
    from,
    to,
    days: Array.from({ length: count }, (_, index) => addDays(from, index)),
    previous: { from: addDays(from, -count), to: addDays(from, -1) },
  };
}

function addDays(day: string, count: number): string {
  return toDay(Date.parse(day) + count * DAY_MS);
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
