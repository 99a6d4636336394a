/** An instant as it comes from the server (ISO text with a zone), as milliseconds, or as a Date. */
export type Instant = string | number | Date;

/** Whose numbers and dates are written. */
export type FormatterOptions = {
  /** BCP-47. */
  locale: string;
  /** IANA name. @default the zone of the person's device */
  timeZone?: string;
};

/** Dates, times, numbers, money and lists written the way one language and time zone does. */
export type Formatters = {
  date: (value: Instant | null | undefined) => string;
  time: (value: Instant | null | undefined) => string;
  dateTime: (value: Instant | null | undefined) => string;
  /** "3 minutes ago", counted from `now`. */
  relative: (value: Instant | null | undefined, now: number) => string;
  number: (value: number | null | undefined, options?: Intl.NumberFormatOptions) => string;
  percent: (value: number | null | undefined, fractionDigits?: number) => string;
  money: (value: number | null | undefined, currency: string) => string;
  /** "a, b, c"; what is missing or false is left out, and nothing left is an empty text. */
  list: (words: readonly (string | false | null | undefined)[]) => string;
};

const MISSING = '—';
const ZONED = /(?:Z|[+-]\d{2}:?\d{2})$/i;
const STEPS = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const TIME_OF_DAY = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** By language and zone. Making a format costs many times what using it does, and each cell of a table asks for one. */
const made = new Map<string, Formatters>();

/**
 * Formatters for one language and zone, the same ones each time. A missing value, and a text that is no date or names no
 * zone, becomes a dash: guessing a zone would show a wrong time.
 */
export function createFormatters({ locale, timeZone }: FormatterOptions): Formatters {
  const key = locale + timeZone;
  const known = made.get(key) ?? makeFormatters(locale, timeZone);
  made.set(key, known);
  return known;
}

function makeFormatters(locale: string, timeZone: string | undefined): Formatters {
  const numbers = new Map<string, Intl.NumberFormat>();
  const number = (value: number | null | undefined, options?: Intl.NumberFormatOptions) => {
    if (!isNumber(value)) return MISSING;
    const key = JSON.stringify(options);
    const known = numbers.get(key) ?? new Intl.NumberFormat(locale, options);
    numbers.set(key, known);
    return known.format(value);
  };
  const instant = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    return (value: Instant | null | undefined) => {
      const parsed = toDate(value);
      return parsed ? format.format(parsed) : MISSING;
    };
  };
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const list = new Intl.ListFormat(locale, { style: 'narrow' });
  return {
    date: instant({ dateStyle: 'medium' }),
    time: instant(TIME_OF_DAY),
    dateTime: instant({ year: 'numeric', month: '2-digit', day: '2-digit', ...TIME_OF_DAY }),
    relative(value, now) {
      const parsed = toDate(value);
      if (!parsed) return MISSING;
      const distance = parsed.getTime() - now;
      const step = STEPS.find(([, size]) => Math.abs(distance) >= size);
      return step ? relative.format(Math.round(distance / step[1]), step[0]) : relative.format(0, 'second');
    },
    number,
    percent: (value, fractionDigits = 1) =>
      number(value, { style: 'percent', maximumFractionDigits: fractionDigits }),
    money: (value, currency) =>
      number(value, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    list: (words) => list.format(words.filter((word) => Boolean(word)) as string[]),
  };
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function toDate(value: Instant | null | undefined): Date | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'string' && !ZONED.test(value)) return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
