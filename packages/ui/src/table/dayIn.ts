const formats = new Map<string, Intl.DateTimeFormat>();

/** Writes a day without a time (`YYYY-MM-DD`) in a language: the same day in every time zone. */
export function dayIn(day: string, locale: string): string {
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  formats.set(locale, format);
  const time = Date.parse(day);
  return Number.isNaN(time) ? day : format.format(time);
}
