/** Month and day of a day without a time, as short as an axis needs it. */
export function dayLabel(day: string, locale: string): string {
  const time = Date.parse(day);
  if (Number.isNaN(time)) return day;
  return new Intl.DateTimeFormat(locale, { month: 'numeric', day: 'numeric', timeZone: 'UTC' }).format(time);
}
