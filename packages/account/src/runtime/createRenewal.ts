import { isSameIdentity } from '../core/identityOf.ts';
import type { SessionIdentity, SessionState } from '../core/sessionState.ts';

type SessionPort = { get: () => SessionState; subscribe: (listener: () => void) => () => void };

/** A refused call ends the session a moment after it has failed; of several windows one ends it for all. */
const END_MS = 2000;

/** Makes what calls wait for while somebody is to sign in over the page; the `renewal` of a portal's client. */
export function createRenewal({ get, subscribe }: SessionPort) {
  /** Resolves as soon as the state passes, or after the time that it is given. */
  function until(passes: (state: SessionState) => boolean, milliseconds?: number): Promise<void> {
    return new Promise((resolve) => {
      if (passes(get())) return resolve();
      const done = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const timer = milliseconds === undefined ? undefined : setTimeout(done, milliseconds);
      const stop = subscribe(() => {
        if (passes(get())) done();
      });
    });
  }

  return {
    /** Whether the session has ended and the page waits for the same person; no call is sent meanwhile. */
    isAwaited(): boolean {
      const state = get();
      return state.status !== 'choosing-subject' && pageOwner(state) !== undefined;
    },
    /** Resolves true once the same person is in again, in the same company; false when they are not awaited, or will not come. */
    async settled(): Promise<boolean> {
      await until(({ status }) => status !== 'authenticated', END_MS);
      const owner = pageOwner(get());
      if (!owner) return false;
      await until((state) => pageOwner(state) === undefined);
      const state = get();
      return (
        state.status === 'authenticated' &&
        state.identity !== undefined &&
        isSameIdentity(state.identity, owner)
      );
    },
  };
}

function pageOwner(state: SessionState): SessionIdentity | undefined {
  return 'over' in state ? state.over : undefined;
}
