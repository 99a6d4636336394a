const QUARTER_MS = 15 * 60_000;

/** Turns moments into wall-clock texts of a zone, `2026-11-21 16:00:00`; no zone changes within a quarter of an hour. */
export function createWallClock(timeZone: string): (isoText: string) => string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const offsets = new Map<number, number>();
  const offsetOf = (time: number): number => {
    const quarter = Math.floor(time / QUARTER_MS);
    const known = offsets.get(quarter);
    if (known !== undefined) return known;
    const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
    const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
    offsets.set(quarter, offset);
    return offset;
  };
  return (isoText) => {
    const time = Date.parse(isoText);
    if (Number.isNaN(time)) return isoText;
    return new Date(time + offsetOf(time)).toISOString().slice(0, 19).replace('T', ' ');
  };
}
