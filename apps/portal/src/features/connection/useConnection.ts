import { useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../../wiring/ServicesContext.ts';
import { sessionNotify } from '../notify/sessionNotify.ts';
import { type Connection, createConnectionWatch } from './createConnectionWatch.ts';

/** Whether there is a network, and a server that answers. */
export function useConnection(): Connection {
  const channel = sessionNotify(useServices())?.status;
  const watch = useMemo(
    () => createConnectionWatch({ isOnline: () => navigator.onLine, onNetwork, channel }),
    [channel],
  );
  return useSyncExternalStore(watch.subscribe, watch.get);
}

function onNetwork(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
