import { createMachine } from '@portal/machine';
import { useMachine } from '@portal/machine/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type FlagsEffect,
  type FlagsEvent,
  isFlagPending,
  NO_FLAGS,
  type SavedFlags,
  transition,
} from '../../core/savedFlags.ts';
import { type FlagsPorts, performFlags } from '../runtime/perform.ts';

/** What `useSavedFlags` needs of its caller. */
export type SavedFlagsPort = FlagsPorts & {
  /** Ids as the server last told them; undefined while they are not known. */
  loaded: readonly string[] | undefined;
};

/** Flags that the server keeps, with one call per menu under way. */
export function useSavedFlags(port: SavedFlagsPort) {
  const ports = useRef(port);
  useLayoutEffect(() => {
    ports.current = port;
  });
  const [flags] = useState(() =>
    createMachine<SavedFlags, FlagsEvent, FlagsEffect>({
      initial: NO_FLAGS,
      transition,
      perform: (effect, machine) => performFlags(effect, machine, ports.current),
    }),
  );
  const state = useMachine(flags);

  const { loaded } = port;
  const isBusy = state.sent.size > 0;
  const taken = useRef<readonly string[]>(undefined);
  useEffect(() => {
    // A list that comes while calls are under way would take back what they change: it waits.
    if (!loaded || isBusy || taken.current === loaded) return;
    taken.current = loaded;
    if (!sameIds(loaded, flags.get().saved)) flags.send({ type: 'loaded', ids: loaded });
  }, [loaded, isBusy, flags]);

  return useMemo(
    () => ({
      state,
      isBusy: (id: string) => isFlagPending(state, id),
      set: (id: string, on: boolean) => flags.send({ type: 'asked', id, on }),
    }),
    [state, flags],
  );
}

function sameIds(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, at) => other[at] === id);
}
