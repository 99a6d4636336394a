/** How long until a limit, or since it passed, in hours and minutes. */
export type TimeLeft = { isOver: boolean; hours: number; minutes: number };

const MINUTE_MS = 60_000;

/** Returns the time between now and a limit, in begun minutes until it and whole ones since. */
export function timeLeft(limit: string, now: number): TimeLeft {
  const ms = Date.parse(limit) - now;
  const isOver = ms < 0;
  const all = isOver ? Math.floor(-ms / MINUTE_MS) : Math.ceil(ms / MINUTE_MS);
  return { isOver, hours: Math.floor(all / 60), minutes: all % 60 };
}
