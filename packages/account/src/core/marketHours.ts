/** The markets that sellers work with, east to west. */
const MARKETS = [
  { id: 'tokyo', timeZone: 'Asia/Tokyo' },
  { id: 'shenzhen', timeZone: 'Asia/Shanghai' },
  { id: 'berlin', timeZone: 'Europe/Berlin' },
  { id: 'new-york', timeZone: 'America/New_York' },
  { id: 'los-angeles', timeZone: 'America/Los_Angeles' },
] as const;

/** A market's name in lists. */
export type MarketId = (typeof MARKETS)[number]['id'];

/** How a market's day lies around a moment; bands are percent of the 24 hours with the moment in the middle. */
export type MarketHours = {
  id: MarketId;
  time: string;
  isOpen: boolean;
  bands: { from: number; to: number }[];
};

/** Local hours at which a market works. */
export const WORKING_HOURS = { from: 9, to: 18 } as const;

const DAY = 24 * 60;

/** Local time and working hours of each market around a moment. */
export function marketHours(now: number): MarketHours[] {
  return MARKETS.map(({ id, timeZone }) => {
    const { text, minutes } = localTime(now, timeZone);
    const start = WORKING_HOURS.from * 60 - minutes;
    const length = (WORKING_HOURS.to - WORKING_HOURS.from) * 60;
    const bands = [start - DAY, start, start + DAY].flatMap((from) => toBand(from, from + length));
    return { id, time: text, isOpen: bands.some(({ from, to }) => from <= 50 && to > 50), bands };
  });
}

function toBand(from: number, to: number): { from: number; to: number }[] {
  const [begin, end] = [Math.max(from, -DAY / 2), Math.min(to, DAY / 2)];
  return begin < end ? [{ from: percent(begin), to: percent(end) }] : [];
}

function percent(minutes: number): number {
  return Math.round((50 + (minutes / DAY) * 100) * 100) / 100;
}

function localTime(now: number, timeZone: string): { text: string; minutes: number } {
  const text = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return { text, minutes: hours * 60 + minutes };
}
