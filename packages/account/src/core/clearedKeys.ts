import { storageKeys } from '@portal/api-client/storage';

/** How much is removed: all that the portal stored, or what belongs to the session alone. */
export type ClearScope = 'everything' | 'session';

/** Key of the last user's id: tells whether what is stored belongs to whoever signs in next. */
export const LAST_USER_KEY = 'last-user';
/** Key of the note that a session ended by itself, for the other browser tabs. */
export const EXPIRED_KEY = 'session-expired';

/** Begins the keys of what this browser has been told once, which is said to nobody a second time. */
const SAID = 'said:';
/** Light or dark, as `PortalProvider` of `@portal/ui` keeps it. */
const APPEARANCE = 'color-scheme';
/* The token's key belongs to the token store, which tells the other tabs when it goes. */
const KEPT: readonly string[] = [storageKeys.language, storageKeys.token, APPEARANCE];
const OF_SESSION: readonly string[] = [
  storageKeys.userInfo,
  storageKeys.multiSubject,
  storageKeys.selmuchStatus,
];

/** Which of the stored keys go: everything but the language, the appearance and what was said once at sign-out, the session's own when it expires. */
export function clearedKeys(keys: readonly string[], scope: ClearScope): string[] {
  return scope === 'everything'
    ? keys.filter((key) => !KEPT.includes(key) && !key.startsWith(SAID))
    : keys.filter((key) => OF_SESSION.includes(key));
}
