import { SESSION_ENDED } from '../errors/toApiError.ts';
import type { TokenStore } from './createTokenStore.ts';

/** Cancels what belongs to a session when the session is over. */
export type SessionSignal = {
  /** Aborts when the present session ends. */
  present(): AbortSignal;
  dispose(): void;
};

/** Makes the signal of the present session; what happens in another browser tab counts as well. */
export function createSessionSignal(tokens: TokenStore): SessionSignal {
  let epoch = tokens.epoch;
  let controller = new AbortController();

  // News of a session may arrive after its first requests were made: only another epoch cancels.
  function renew(): void {
    const present = tokens.epoch;
    if (present === epoch) return;
    const former = controller;
    epoch = present;
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
