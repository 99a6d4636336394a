import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from './createQueryClient.ts';
import { Routes } from './Routes.tsx';

/** The app of one pane, with a cache of its own. */
export function App() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Routes />
    </QueryClientProvider>
  );
}
