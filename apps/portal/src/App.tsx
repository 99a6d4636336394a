import { SessionProvider } from '@portal/account';
import { PortalProvider } from '@portal/ui/shell';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { loadTypeface } from './layout/loadTypeface.ts';
import type { createPortalRouter } from './router/createPortalRouter.tsx';
import type { Services } from './wiring/createServices.ts';
import { ServicesContext } from './wiring/ServicesContext.ts';

export type AppProps = {
  services: Services;
  router: ReturnType<typeof createPortalRouter>;
  /** Called once the router's own part follows the address. */
  onMount: () => void;
};

/** The shell: providers around the router. */
export function App({ services, router, onMount }: AppProps) {
  useLayoutEffect(onMount, [onMount]);
  useEffect(() => loadTypeface(), []);
  const { i18n, toasts, dialogs, account, queryClient } = services;
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={queryClient}>
        <PortalProvider i18n={i18n} toasts={toasts} dialogs={dialogs}>
          <SessionProvider account={account}>
            <RouterProvider router={router} />
          </SessionProvider>
        </PortalProvider>
      </QueryClientProvider>
    </ServicesContext>
  );
}
