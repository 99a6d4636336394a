import { createDialogs, createI18n, createToasts, loadLocale, PortalProvider } from '@portal/ui/shell';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, use, useEffect } from 'react';
import { catalogs, examples } from './examples';

const i18n = createI18n();
const toasts = createToasts();
const dialogs = createDialogs();
const queries = new QueryClient();
const texts = loadLocale(i18n, 'en-US', catalogs);

export function App() {
  return (
    <Suspense>
      <Examples />
    </Suspense>
  );
}

/** Every example twice: two instances on one page share nothing. */
function Examples() {
  use(texts);
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return (
    <PortalProvider i18n={i18n} toasts={toasts} dialogs={dialogs}>
      <QueryClientProvider client={queries}>
        {Object.entries(examples).flatMap(([name, Example]) =>
          [0, 1].map((copy) => (
            <section key={name + copy} data-example={name}>
              <Example />
            </section>
          )),
        )}
      </QueryClientProvider>
    </PortalProvider>
  );
}
