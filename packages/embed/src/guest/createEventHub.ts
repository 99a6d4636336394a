import { createEmitter } from '@portal/machine';
import type { GuestEventName, GuestEvents } from '../core/types.ts';

export type EventHub = {
  on<Name extends GuestEventName>(event: Name, handler: (value: GuestEvents[Name]) => void): () => void;
  emit<Name extends GuestEventName>(event: Name, value: GuestEvents[Name]): void;
};

/** Makes listeners by event; one that throws does not keep the others from hearing. */
export function createEventHub(): EventHub {
  const told = createEmitter<{ event: string; value: unknown }>();
  return {
    on: (name, handler) =>
      told.subscribe(({ event, value }) => {
        if (event === name) handler(value as never);
      }),
    emit: (event, value) => told.emit({ event, value }),
  };
}
