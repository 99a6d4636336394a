import { MESSAGE_TYPES, NOTIFY_TIMES } from './constants.ts';
import { isMuted } from './doNotDisturb.ts';
import type { MuteWindow, PushedMessage } from './types.ts';

/** How a message is told: at once, in a summary, only by the counters, or not at all. */
export type Loudness = 'toast' | 'summary' | 'count' | 'ignore';

/** What decides how loud a message is. */
export type JudgeContext = {
  /** The server's time. */
  now: number;
  windows: readonly MuteWindow[];
  /** Zone of the do-not-disturb windows. */
  zone: string;
  /** Everything is held back until then; undefined when it is not. */
  pausedUntil: number | undefined;
  /** Titles of messages that always show. */
  securityTitles: ReadonlySet<string>;
};

/** Whether the server itself tells about the account's security: do-not-disturb never holds this back. */
export function isSecurityMessage(message: PushedMessage, titles: ReadonlySet<string>): boolean {
  return message.type === MESSAGE_TYPES.system && titles.has(message.title);
}

/** Decides how a message is told. It is asked when the message would be shown, not when it was sent. */
export function judgeMessage(message: PushedMessage, context: JudgeContext): Loudness {
  const { type, eject, createdAt, classification } = message;
  if (type === MESSAGE_TYPES.guide) return 'ignore';
  if (type !== MESSAGE_TYPES.system && type !== MESSAGE_TYPES.exportFinished) return 'ignore';
  if (isSecurityMessage(message, context.securityTitles)) return 'toast';
  if (isQuiet(classification, context)) return 'count';
  const isStale = createdAt !== undefined && context.now - createdAt > NOTIFY_TIMES.freshMs;
  if (type === MESSAGE_TYPES.system && !eject) return 'count';
  return isStale ? 'summary' : 'toast';
}

/** Whether messages of a type are held back now, by a pause or by their window. */
export function isQuiet(
  type: number,
  { now, windows, zone, pausedUntil }: Pick<JudgeContext, 'now' | 'windows' | 'zone' | 'pausedUntil'>,
): boolean {
  return (pausedUntil !== undefined && now < pausedUntil) || isMuted(windows, { type, now, zone });
}
