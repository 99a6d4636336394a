import { NOTIFY_LIMITS } from './constants.ts';

/** Returns what the bell's badge says; undefined when there is nothing to say. */
export function badgeText(count: number): string | undefined {
  if (!(count > 0)) return undefined;
  return count > NOTIFY_LIMITS.badgeMax ? `${NOTIFY_LIMITS.badgeMax}+` : String(Math.floor(count));
}

/** Returns the document's title with the counter before it, in place of an earlier one. */
export function badgedTitle(title: string, count: number): string {
  const bare = title.replace(/^\(\d+\+?\) /, '');
  const badge = badgeText(count);
  return badge ? `(${badge}) ${bare}` : bare;
}
