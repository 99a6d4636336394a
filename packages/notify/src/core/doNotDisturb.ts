import type { CategoryId, MuteWindow } from './types.ts';
import { minuteOfDay } from './zonedTime.ts';

const DAY_MINUTES = 1440;

/** Minutes after midnight of a time such as `22:00`; 24:00 ends a day. Undefined when it is none. */
export function parseTimeOfDay(text: unknown): number | undefined {
  if (typeof text !== 'string') return undefined;
  const match = /^(\d{2}):(\d{2})(?::\d{2})?$/.exec(text);
  if (!match) return undefined;
  const hour = Number(match[1]);
  const minute = Number(match[2]);
  const minutes = hour * 60 + minute;
  return minute < 60 && minutes <= DAY_MINUTES ? minutes : undefined;
}

/** Whether a window holds at a minute of the day: begin inclusive, end exclusive; a garbled window never does. */
export function isInWindow(window: MuteWindow, minute: number): boolean {
  if (window.muted) return true;
  const begin = parseTimeOfDay(window.beginTime);
  const end = parseTimeOfDay(window.endTime);
  if (begin === undefined || end === undefined || begin === DAY_MINUTES) return false;
  if (begin === end) return window.isNextDay;
  if (begin < end) return window.isNextDay || (minute >= begin && minute < end);
  return minute >= begin || minute < end;
}

/** Whether messages of a category are held back now; several windows of one category add up. */
export function isMuted(
  windows: readonly MuteWindow[],
  { category, now, zone }: { category: CategoryId; now: number; zone: string },
): boolean {
  const own = windows.filter((window) => window.category === category);
  if (own.length === 0) return false;
  const minute = minuteOfDay(now, zone);
  return own.some((window) => isInWindow(window, minute));
}

/** Returns what is wrong with a window that a person entered; undefined when it can be saved. */
export function windowProblem(
  window: Pick<MuteWindow, 'beginTime' | 'endTime' | 'isNextDay'>,
): 'time' | 'longer-than-a-day' | undefined {
  const begin = parseTimeOfDay(window.beginTime);
  const end = parseTimeOfDay(window.endTime);
  if (begin === undefined || end === undefined || begin === DAY_MINUTES) return 'time';
  return window.isNextDay && begin < end ? 'longer-than-a-day' : undefined;
}
