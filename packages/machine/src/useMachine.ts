import { useSyncExternalStore } from 'react';
import type { Readable } from './createMachine.ts';

/** Reads a machine or store; renders again whenever it changes. */
export function useMachine<State>(machine: Readable<State>): State;
/** Reads a part of it; renders again only when the part changes. `select` returns the same object while nothing changed. */
export function useMachine<State, Part>(machine: Readable<State>, select: (state: State) => Part): Part;
export function useMachine<State>(
  { get, subscribe }: Readable<State>,
  select: (state: State) => unknown = (state) => state,
): unknown {
  const read = () => select(get());
  return useSyncExternalStore(subscribe, read, read);
}
