import { type Atom, atom } from 'jotai';
import type { Readable } from './createMachine.ts';

/**
 * Returns an atom of a machine's state, to derive others from. It begins with the state of its first
 * reading and follows the machine while it is used; read by `store.get` without being used it may be behind: read the
 * machine itself there.
 */
export function machineAtom<State>(machine: Readable<State>): Atom<State> {
  // In an object: a state may be a function, which an atom would call.
  const heldAtom = atom<{ state: State } | undefined>(undefined);
  heldAtom.onMount = (set) => {
    const follow = () => {
      const state = machine.get();
      set((held) => (held && Object.is(held.state, state) ? held : { state }));
    };
    follow();
    return machine.subscribe(follow);
  };
  return atom((get) => (get(heldAtom) ?? { state: machine.get() }).state);
}
