import { machineAtom } from '@portal/machine/jotai';
import { type Atom, atom, useAtomValueRawSync } from 'jotai';
import { useMemo } from 'react';
import type { AssistantState } from '../core/types.ts';
import type { Assistant } from '../runtime/types.ts';
import { useAssistant } from './AssistantContext.ts';

const stateAtoms = new WeakMap<Assistant, Atom<AssistantState>>();

/** Returns a part of the assistant's state; `select` returns the same object while nothing changed. */
export function useAssistantState<Part>(select: (state: AssistantState) => Part): Part {
  const assistant = useAssistant();
  const partAtom = useMemo(() => {
    const stateAtom = stateAtomOf(assistant);
    return atom((get) => {
      get(stateAtom);
      // The atom is behind what happened while nobody used it.
      return select(assistant.get());
    });
  }, [assistant, select]);
  // A selector that closes over something is another one at each render: `useAtomValue` would render for ever.
  return useAtomValueRawSync(partAtom) as Part;
}

function stateAtomOf(assistant: Assistant): Atom<AssistantState> {
  const known = stateAtoms.get(assistant);
  if (known) return known;
  const stateAtom = machineAtom(assistant);
  stateAtoms.set(assistant, stateAtom);
  return stateAtom;
}
