const WALL_CLOCK = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/;

/**
 * Returns an expiry time of the backend in milliseconds: a timestamp, an ISO time, or wall-clock time in China; a bare
 * date lasts to the end of its day. Undefined when there is none or it cannot be read.
 */
export function parseExpiry(value: string | number | undefined | null): number | undefined {
  const text = String(value ?? '').trim();
  if (/^\d{10,}$/.test(text)) return text.length === 10 ? Number(text) * 1000 : Number(text);
  const [, date, time] = WALL_CLOCK.exec(text) ?? [];
  const moment = Date.parse(date ? `${date}T${time ?? '23:59:59'}+08:00` : text);
  return Number.isNaN(moment) ? undefined : moment;
}
