import { NOTIFY_LIMITS } from './constants.ts';

/** The unread counter between answers of the server. */
export type UnreadState = {
  count: number;
  /** Grows with everything that changes the count here: an answer asked for earlier is out of date. */
  version: number;
};

/** What can happen to the counter. */
export type UnreadEvent =
  | { type: 'arrived' }
  | { type: 'read'; wasUnread: boolean }
  | { type: 'all-read' }
  | { type: 'answered'; count: number; askedAt: number };

/** Nothing known yet. */
export const INITIAL_UNREAD: UnreadState = { count: 0, version: 0 };

/** Moves the counter at once; `isStale` says that the answer was overtaken and must be asked for again. */
export function transitionUnread(
  state: UnreadState,
  event: UnreadEvent,
): { state: UnreadState; isStale: boolean } {
  switch (event.type) {
    case 'arrived':
      return { state: { count: state.count + 1, version: state.version + 1 }, isStale: false };
    case 'read':
      return {
        state: { count: Math.max(0, state.count - (event.wasUnread ? 1 : 0)), version: state.version + 1 },
        isStale: false,
      };
    case 'all-read':
      return { state: { count: 0, version: state.version + 1 }, isStale: false };
    case 'answered':
      if (event.askedAt !== state.version) return { state, isStale: true };
      return { state: { ...state, count: Math.max(0, Math.floor(event.count)) }, isStale: false };
  }
}

/** What the bell's badge says; undefined when there is nothing to say. */
export function badgeText(count: number): string | undefined {
  if (!(count > 0)) return undefined;
  return count > NOTIFY_LIMITS.badgeMax ? `${NOTIFY_LIMITS.badgeMax}+` : String(Math.floor(count));
}

/** The document's title with the counter before it; the counter of an earlier call is taken away. */
export function badgedTitle(title: string, count: number): string {
  const bare = title.replace(/^\(\d+\+?\) /, '');
  const badge = badgeText(count);
  return badge ? `(${badge}) ${bare}` : bare;
}
