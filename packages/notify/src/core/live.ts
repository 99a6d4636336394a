import { nextDayAt } from './zonedTime.ts';

/** A broadcast as far as it can be shown. */
export type Broadcast = {
  liveId: string | undefined;
  beginsAt: number | undefined;
  endsAt: number;
  coverUrl: string | undefined;
  title: string | undefined;
};

/** Reads a broadcast; undefined when there is none, or none that is still to end. */
export function readBroadcast(
  answer:
    | {
        liveId?: string;
        liveBeginTime?: string;
        liveEndTime?: string;
        liveCoverUrl?: string;
        liveTitle?: string;
      }
    | null
    | undefined,
  now: number,
): Broadcast | undefined {
  const endsAt = toInstant(answer?.liveEndTime);
  if (!answer || endsAt === undefined || endsAt <= now) return undefined;
  return {
    liveId: answer.liveId?.trim() || undefined,
    beginsAt: toInstant(answer.liveBeginTime),
    endsAt,
    coverUrl: answer.liveCoverUrl,
    title: answer.liveTitle,
  };
}

/** Until when a broadcast stays hidden "for today": the next midnight of the person's own clock. */
export function hiddenUntil(now: number, zone: string): number {
  return nextDayAt(now, zone, 0);
}

/** Whether the reminder is shown: not while hidden for today. */
export function isReminderShown(hiddenUntilTime: number | undefined, now: number): boolean {
  return hiddenUntilTime === undefined || now >= hiddenUntilTime;
}

function toInstant(text: string | undefined): number | undefined {
  const time = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}
