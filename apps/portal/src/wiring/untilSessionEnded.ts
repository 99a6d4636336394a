import type { Account } from '@portal/account';

/** Milliseconds; of several windows one ends the session for all. */
const LATEST = 2000;

/**
 * Resolves when there is no session any more, at the latest after two seconds: a call that the server refuses ends the
 * session a moment after it has failed.
 */
export function untilSessionEnded(account: Pick<Account, 'hasSession' | 'subscribe'>): Promise<void> {
  return new Promise((resolve) => {
    if (!account.hasSession()) return resolve();
    const done = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(done, LATEST);
    const unsubscribe = account.subscribe(() => {
      if (!account.hasSession()) done();
    });
  });
}
