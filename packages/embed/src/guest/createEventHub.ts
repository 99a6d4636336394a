import type { GuestEventName, GuestEvents } from '../core/types.ts';

export type EventHub = {
  on<Name extends GuestEventName>(event: Name, handler: (value: GuestEvents[Name]) => void): () => void;
  emit<Name extends GuestEventName>(event: Name, value: GuestEvents[Name]): void;
};

/** Listeners by event; one that throws does not keep the others from hearing. */
export function createEventHub(): EventHub {
  const listeners = new Map<string, Set<(value: never) => void>>();
  return {
    on(event, handler) {
      const set = listeners.get(event) ?? new Set();
      listeners.set(event, set.add(handler));
      return () => set.delete(handler);
    },
    emit(event, value) {
      for (const handler of [...(listeners.get(event) ?? [])]) {
        try {
          handler(value as never);
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}
