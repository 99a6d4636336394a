import type { LiveDetail } from '@portal/api-client/contract';

/** Where a class stands: to come, on air, to be watched again, or over without a recording. */
export type LiveState = 'ahead' | 'live' | 'replay' | 'over';

/** Reads where a class stands at a moment of the server's clock. */
export function liveState({ liveBeginTime, liveEndTime, liveVideoUrl }: LiveDetail, now: number): LiveState {
  if (Date.parse(liveBeginTime ?? '') > now) return 'ahead';
  if (Date.parse(liveEndTime ?? '') > now) return 'live';
  return liveVideoUrl ? 'replay' : 'over';
}

/** The server's moment; the device's where the server says none. */
export function serverNow({ serverTime }: Pick<LiveDetail, 'serverTime'>): number {
  const told = Date.parse(serverTime ?? '');
  return Number.isNaN(told) ? Date.now() : told;
}
