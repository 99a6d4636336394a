import type { Machine } from '@portal/machine';
import type { FlagsEffect, FlagsEvent, SavedFlags } from '../../core/savedFlags.ts';

/** What the effects of flags reach. */
export type FlagsPorts = {
  /** Sets or clears a flag on the server. */
  call: (id: string, on: boolean) => Promise<unknown>;
  /** A call was refused; the flag is as it was. */
  onRefused: (error: unknown) => void;
  /** All calls are answered; `ids` is what the server has now. */
  onSettled: (ids: readonly string[]) => void;
};

/** Carries out what follows for flags that the server keeps. */
export function performFlags(
  effect: FlagsEffect,
  { send }: Machine<SavedFlags, FlagsEvent>,
  { call, onRefused, onSettled }: FlagsPorts,
): void {
  if (effect.type === 'tell-refused') onRefused(effect.error);
  else if (effect.type === 'keep') onSettled(effect.ids);
  else {
    const { id, on, epoch } = effect;
    call(id, on).then(
      () => send({ type: 'answered', id, epoch }),
      (error: unknown) => send({ type: 'refused', id, epoch, error }),
    );
  }
}
