import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createQueryClient } from './createQueryClient.ts';
import { Routes } from './Routes.tsx';
import { watchServices } from './servicesChanged.ts';

/** The app of one pane, with a cache of its own. */
export function App() {
  const [client] = useState(createQueryClient);
  useEffect(() => watchServices(client), [client]);
  return (
    <QueryClientProvider client={client}>
      <Routes />
    </QueryClientProvider>
  );
}
