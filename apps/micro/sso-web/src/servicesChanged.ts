import { askAnew } from '@portal/embed/react-queries';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const CHANNEL = 'portal:sso-web:services';
/** What is read of services, packages and apps. */
const STALE = [['systems'], ['offers'], ['orders'], ['market-apps']];

/** Tells this app's panes, in every window, that something was bought. */
export function tellServicesChanged(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Reads services again whenever something was bought in whichever pane; returns how to stop. */
export function watchServices(client: Pick<QueryClient, 'cancelQueries' | 'invalidateQueries'>): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => {
    void askAnew(client, ...STALE);
  };
  return () => channel.close();
}

/** Keeps what this pane reads of services up to date while it is there. */
export function useServicesChanged(): void {
  const client = useQueryClient();
  useEffect(() => watchServices(client), [client]);
}
