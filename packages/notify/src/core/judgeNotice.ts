import { NOTIFY_TIMES } from './constants.ts';
import { isMuted } from './doNotDisturb.ts';
import type { CategoryId, MuteWindow, PushedNotice } from './types.ts';

/** How a notice is told: at once, in a summary, or only by the counters. */
export type Loudness = 'toast' | 'summary' | 'count';

/** What decides how loud a notice is. */
export type JudgeContext = {
  /** The server's time. */
  now: number;
  windows: readonly MuteWindow[];
  /** Zone of the do-not-disturb windows. */
  zone: string;
  /** Everything is held back until then; undefined when it is not. */
  pausedUntil: number | undefined;
};

/** Decides how a notice is told. It is asked when the notice would be shown, not when it was sent. */
export function judgeNotice(
  { importance, time, category }: Pick<PushedNotice, 'importance' | 'time' | 'category'>,
  context: JudgeContext,
): Loudness {
  if (importance === 'urgent') return 'toast';
  if (importance === 'low' || isQuiet(category, context)) return 'count';
  const isStale = time !== undefined && context.now - time > NOTIFY_TIMES.freshMs;
  return isStale ? 'summary' : 'toast';
}

/** Whether notices of a category are held back now, by a pause or by their window. */
export function isQuiet(category: CategoryId, { now, windows, zone, pausedUntil }: JudgeContext): boolean {
  return (pausedUntil !== undefined && now < pausedUntil) || isMuted(windows, { category, now, zone });
}
