import { atom } from 'jotai';
import type { SessionEffect, SessionEvent } from '../core/sessionEvents.ts';
import type { SessionState } from '../core/sessionState.ts';
import { transitionSession } from '../core/transitionSession.ts';

/** The atoms of one account. */
export type AccountAtoms = ReturnType<typeof createAccountAtoms>;

/** Makes the atoms of one account: its session to read, and the one way to change it. */
export function createAccountAtoms(runEffect: (effect: SessionEffect) => void) {
  const stateAtom = atom<SessionState>({ status: 'unknown' });
  const sessionAtom = atom((get) => get(stateAtom));
  const sendAtom = atom(null, (get, set, event: SessionEvent) => {
    const { state, effects } = transitionSession(get(stateAtom), event);
    set(stateAtom, state);
    for (const effect of effects) runEffect(effect);
  });
  return { sessionAtom, sendAtom };
}
