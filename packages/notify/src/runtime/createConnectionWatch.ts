import type { Readable } from '@portal/machine';
import type { ConnectionStatus } from './ports.ts';

/** A connection that comes back sooner is not worth a word. */
const LOST_AFTER_MS = 4000;

/** Whether there is a network (`offline` if not), and a server that answers (`lost` if not). */
export type ConnectionState = 'fine' | 'offline' | 'lost';

/** What a watch on the connection reads. */
export type ConnectionWatchOptions = {
  isOnline: () => boolean;
  /** Tells when the network comes or goes. */
  onNetwork: (listener: () => void) => () => void;
  /** The connection that notices come by; undefined while nobody is signed in. */
  channel: Readable<ConnectionStatus> | undefined;
};

/** Makes a store that says how the connection does; it listens only while somebody reads it. */
export function createConnectionWatch({
  isOnline,
  onNetwork,
  channel,
}: ConnectionWatchOptions): Readable<ConnectionState> {
  let isLost = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isDown = () => {
    const status = channel?.get();
    // Between two attempts it waits, and connects for a moment: only an open one, or none, ends it.
    return status === 'waiting' || status === 'connecting';
  };
  return {
    get: (): ConnectionState => {
      if (!isOnline()) return 'offline';
      return isLost ? 'lost' : 'fine';
    },
    subscribe(listener: () => void) {
      const onStatus = () => {
        if (isDown() === (timer !== undefined)) return;
        clearTimeout(timer);
        timer = undefined;
        const wasLost = isLost;
        isLost = false;
        if (isDown())
          timer = setTimeout(() => {
            isLost = true;
            listener();
          }, LOST_AFTER_MS);
        if (wasLost) listener();
      };
      const stops = [onNetwork(listener), channel?.subscribe(onStatus)];
      onStatus();
      return () => {
        for (const stop of stops) stop?.();
        clearTimeout(timer);
        timer = undefined;
        isLost = false;
      };
    },
  };
}
