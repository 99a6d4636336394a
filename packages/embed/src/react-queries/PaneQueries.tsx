import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useState } from 'react';
import { GuestContext } from '../react-guest/GuestContext.ts';

const DEFAULTS = { queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false } };

/**
 * Gives the app of one pane a cache of its own: what it read is fresh for half a minute, a failure is shown at once, and
 * asked for again when the portal says that the server is back.
 */
export function PaneQueries({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: DEFAULTS }));
  const guest = use(GuestContext)?.guest;
  useEffect(
    () =>
      guest?.on('reconnected', () => {
        void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
      }),
    [guest, client],
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
