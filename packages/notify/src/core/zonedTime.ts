const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Minute of the day on the wall clocks of a zone. */
export function minuteOfDay(instant: number, zone: string): number {
  return Math.floor(mod(wallTime(instant, zone), DAY_MS) / 60_000);
}

/** Returns the first instant of the zone's next day at so many minutes; where clocks skip it, when they skip. */
export function nextDayAt(instant: number, zone: string, minutes: number): number {
  const wall = wallTime(instant, zone);
  const target = wall - mod(wall, DAY_MS) + DAY_MS + minutes * 60_000;
  const before = wallTime(target - DAY_MS, zone) - (target - DAY_MS);
  const after = wallTime(target + DAY_MS, zone) - (target + DAY_MS);
  const found = [target - before, target - after]
    .filter((candidate) => wallTime(candidate, zone) === target)
    .sort((a, b) => a - b);
  return found[0] ?? target - before;
}

/** Whether the zone has a name that this machine knows. */
export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** Returns the zone's wall clock, written as if it were UTC. */
function wallTime(instant: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, made);
  return made;
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}
