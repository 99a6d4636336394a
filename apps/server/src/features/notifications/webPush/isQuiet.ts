import type { MuteSettings } from '@portal/api-client/contract';

/** Whether a person's do-not-disturb settings hold a classification back at a moment, as the page judges it. */
export function isQuiet({ dataList, timeZone, pausedUntil }: MuteSettings, type: number, now: Date): boolean {
  if (pausedUntil && now < new Date(pausedUntil)) return true;
  const own = (dataList ?? []).filter(({ messageType }) => messageType === type);
  if (own.length === 0) return false;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);
  return own.some(({ beginTime = '', endTime = '', isNextDay, muted }) => {
    if (muted) return true;
    if (beginTime === '') return false;
    if (beginTime === endTime) return isNextDay === 1;
    if (beginTime < endTime) return isNextDay === 1 || (clock >= beginTime && clock < endTime);
    return clock >= beginTime || clock < endTime;
  });
}
