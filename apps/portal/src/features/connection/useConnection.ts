import { useMachine } from '@portal/machine/react';
import type { Notify } from '@portal/notify';
import { useMemo } from 'react';
import { connectionPorts } from './ports.ts';

/** Whether there is a network, and a server that answers. */
export function useConnection(): Connection {
  const channel = useMachine(connectionPorts.use().pushStatus);
  const watch = useMemo(
    () => createConnectionWatch({ isOnline: () => navigator.onLine, onNetwork, channel }),
    [channel],
  );
  return useMachine(watch);
}

function onNetwork(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** A connection that comes back sooner is not worth a word. */
const LOST_AFTER_MS = 4000;

/** Whether there is a network (`offline` if not), and a server that answers (`lost` if not). */
export type Connection = 'fine' | 'offline' | 'lost';

export type ConnectionWatchOptions = {
  isOnline: () => boolean;
  /** Tells when the network comes or goes. */
  onNetwork: (listener: () => void) => () => void;
  /** The connection that notices come by; undefined while nobody is signed in. */
  channel: Notify['status'] | undefined;
};

/** How the connection does, as an external store of React's; it listens only while somebody reads it. */
export function createConnectionWatch({ isOnline, onNetwork, channel }: ConnectionWatchOptions) {
  let isLost = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isDown = () => {
    const status = channel?.get();
    // Between two attempts it waits, and connects for a moment: only an open one, or none, ends it.
    return status === 'waiting' || status === 'connecting';
  };
  return {
    get: (): Connection => {
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
