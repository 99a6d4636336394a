/** Two days, both included, as `YYYY-MM-DD`; an empty one is open. */
export type Days = { from: string; to: string };

/** Periods that people ask for by name, in the order they are offered. */
export const DAY_PRESETS = [
  'today',
  'yesterday',
  'this-week',
  'last-week',
  'this-month',
  'last-month',
] as const;
export type DayPreset = (typeof DAY_PRESETS)[number];

/** The days that a name means on a day. Weeks begin on Monday; what is not over yet ends today. */
export function daysOf(preset: DayPreset, today: string): Days {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const on = (inMonth: number, at: number) =>
    new Date(Date.UTC(year, inMonth - 1, at)).toISOString().slice(0, 10);
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = day - sinceMonday;
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: on(month, day - 1), to: on(month, day - 1) };
    case 'this-week':
      return { from: on(month, monday), to: today };
    case 'last-week':
      return { from: on(month, monday - 7), to: on(month, monday - 1) };
    case 'this-month':
      return { from: on(month, 1), to: today };
    case 'last-month':
      return { from: on(month - 1, 1), to: on(month, 0) };
  }
}

/** The day that it is now in a zone, or on the device without one. */
export function todayIn(timeZone: string | undefined, now = new Date()): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
