/** How many of a month's days a row is about, where those are not all of them. */
export function partMonth(month: unknown, fullDays: unknown): { days: number; of: number } | undefined {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(String(month)) ?? [];
  if (!year || !number || typeof fullDays !== 'number') return undefined;
  // Day 0 of the next month is the last one of this.
  const of = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate();
  return fullDays < of ? { days: fullDays, of } : undefined;
}
