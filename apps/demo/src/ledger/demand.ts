import { DAY_MS, type LedgerDays } from './ledgerDays.ts';

/** Sunday first. */
const WEEKDAYS = [1.1, 1.04, 0.98, 0.95, 0.94, 0.97, 1.05];
/** January first: gifts before Christmas, little afterwards. */
const MONTHS = [0.86, 0.88, 0.94, 0.97, 0.99, 1, 1.05, 0.98, 0.97, 1.04, 1.16, 1.24];

/** How many of all orders fall on each day: more at weekends, before Christmas, and as the company grows. */
export function ordersByDay(days: LedgerDays, count: number): number[] {
  const weights = days.names.map((name, index) => {
    const start = days.startOf(index);
    const begin = Math.max(days.begin, start);
    const part = (Math.min(days.now, start + DAY_MS) - begin) / DAY_MS;
    const date = new Date(name);
    const season = (WEEKDAYS[date.getUTCDay()] ?? 1) * (MONTHS[date.getUTCMonth()] ?? 1);
    return part * season * (0.9 + (0.2 * index) / days.last);
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  let given = 0;
  return weights.map((weight) => {
    sum += weight;
    const next = Math.round((sum / whole) * count) - given;
    given += next;
    return next;
  });
}
