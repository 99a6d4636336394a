import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type FlagsEffect,
  type FlagsEvent,
  flagsTransition,
  isFlagPending,
  NO_FLAGS,
} from '../../core/savedFlags.ts';

/** What `useSavedFlags` needs of its caller. */
export type SavedFlagsPort = {
  /** Ids as the server last told them; undefined while they are not known. */
  loaded: readonly string[] | undefined;
  /** Sets or clears a flag on the server. */
  call: (id: string, on: boolean) => Promise<unknown>;
  /** A call was refused; the flag is as it was. */
  onRefused: (id: string, on: boolean, error: unknown) => void;
  /** All calls are answered; `ids` is what the server has now. */
  onSettled?: (ids: readonly string[]) => void;
};

/** Flags that the server keeps, with one call per menu under way; the state is core's `SavedFlags`. */
export function useSavedFlags(port: SavedFlagsPort) {
  const [state, setState] = useState(NO_FLAGS);
  const latest = useRef(NO_FLAGS);
  const ports = useRef(port);
  ports.current = port;

  const send = useCallback((event: FlagsEvent) => {
    const step = flagsTransition(latest.current, event);
    const wasBusy = latest.current.sent.size > 0;
    latest.current = step.state;
    setState(step.state);
    for (const effect of step.effects) if (effect.type === 'call') void run(effect);
    if (wasBusy && step.state.sent.size === 0) ports.current.onSettled?.(step.state.saved);

    async function run({ id, on, epoch }: Extract<FlagsEffect, { type: 'call' }>) {
      try {
        await ports.current.call(id, on);
        send({ type: 'answered', id, epoch });
      } catch (error) {
        const { epoch: now } = latest.current;
        send({ type: 'refused', id, epoch });
        if (now === epoch) ports.current.onRefused(id, on, error);
      }
    }
  }, []);

  const { loaded } = port;
  const busy = state.sent.size > 0;
  const taken = useRef<readonly string[]>(undefined);
  useEffect(() => {
    // A list that comes while calls are under way would take back what they change: it waits.
    if (!loaded || busy || taken.current === loaded) return;
    taken.current = loaded;
    if (!sameIds(loaded, latest.current.saved)) send({ type: 'loaded', ids: loaded });
  }, [loaded, busy, send]);

  return useMemo(
    () => ({
      state,
      isBusy: (id: string) => isFlagPending(state, id),
      set: (id: string, on: boolean) => send({ type: 'asked', id, on }),
    }),
    [state, send],
  );
}

function sameIds(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, at) => other[at] === id);
}
