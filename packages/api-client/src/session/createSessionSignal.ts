import { SESSION_ENDED } from '../errors/toApiError.ts';
import type { TokenStore } from './createTokenStore.ts';

type RenewalPort = { isAwaited(): boolean };

/** Cancels what belongs to a session when the session is over. */
export type SessionSignal = {
  /** Aborts when the present session ends. */
  present(): AbortSignal;
  dispose(): void;
};

/**
 * Makes the signal of the present session; what happens in another browser tab counts as well. While a sign-in over the
 * page is awaited nothing is cancelled: each call gets its own answer, and the session that follows is the same person's.
 */
export function createSessionSignal(tokens: TokenStore, renewal?: RenewalPort): SessionSignal {
  let epoch = tokens.epoch;
  let controller = new AbortController();
  let isKept = false;

  // News of a session may arrive after its first requests were made: only another epoch cancels.
  function renew(): void {
    const present = tokens.epoch;
    if (present === epoch) return;
    epoch = present;
    const wasKept = isKept;
    isKept = present === undefined && renewal?.isAwaited() === true;
    if (!isKept && !wasKept) cancel();
  }

  function cancel(): void {
    const former = controller;
    controller = new AbortController();
    former.abort(SESSION_ENDED);
  }
  const unsubscribe = tokens.subscribe(renew);

  return {
    present() {
      renew();
      return controller.signal;
    },
    dispose() {
      unsubscribe();
      controller.abort(SESSION_ENDED);
    },
  };
}
