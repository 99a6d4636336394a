import type { SessionToken, TokenStore } from './createTokenStore.ts';

/** What a request remembers of the session that it was sent in. */
export type SessionMark = { session: SessionToken | undefined; round: number };

type LocksPort = Pick<LockManager, 'request'>;

/** How to make a session guard. */
export type CreateSessionGuardOptions = {
  tokens: TokenStore;
  /** Signs out; called once however many answers say that the session is over. */
  onUnauthorized: () => void | Promise<void>;
  /** Lets one browser tab act for all. @default the browser's Web Locks */
  locks?: LocksPort | undefined;
};

/** How long the lock is kept: long enough for the other tabs' answers to arrive; nobody ever waits for it. */
const CLAIM_MS = 10_000;

/** Makes a guard that turns any number of 401 answers, in any number of browser tabs, into one sign-out. */
export function createSessionGuard(options: CreateSessionGuardOptions) {
  const { tokens, onUnauthorized, locks = globalThis.navigator?.locks } = options;
  const claimed = new Set<string>();
  let round = 0;
  let running: Promise<void> | undefined;

  async function claim(epoch: string): Promise<boolean> {
    if (claimed.has(epoch)) return true;
    const won = locks ? await claimLock(locks, `portal:session-over:${epoch}`) : true;
    if (won) claimed.add(epoch);
    return won;
  }

  async function signOut(session: SessionToken | undefined): Promise<void> {
    if (session && !(await claim(session.epoch))) return;
    if (tokens.epoch !== session?.epoch) return;
    await onUnauthorized();
  }

  return {
    /** Returns what a request keeps when it is sent. */
    mark: (): SessionMark => ({ session: tokens.snapshot(), round }),
    /** Reports that the answer of a request said 401. */
    report(mark: SessionMark): void {
      if (running || mark.round !== round || mark.session?.epoch !== tokens.epoch) return;
      running = signOut(mark.session)
        .catch((error: unknown) => globalThis.reportError?.(error))
        .finally(() => {
          round += 1;
          running = undefined;
        });
    },
  };
}

function claimLock(locks: LocksPort, name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const held = locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? pause(CLAIM_MS) : undefined;
    });
    // Web Locks are refused in some contexts: this tab then acts for itself.
    held.catch(() => resolve(true));
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer: unknown = setTimeout(resolve, milliseconds);
    if (hasUnref(timer)) timer.unref();
  });
}

function hasUnref(timer: unknown): timer is { unref(): void } {
  return typeof timer === 'object' && timer !== null && 'unref' in timer;
}
