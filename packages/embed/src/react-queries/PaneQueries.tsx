import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

const DEFAULTS = { queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false } };

/** Gives the app of one pane a cache of its own: what it read is fresh for half a minute, a failure is shown at once. */
export function PaneQueries({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: DEFAULTS }));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
