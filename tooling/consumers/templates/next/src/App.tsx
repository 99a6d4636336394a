'use client';

import { catalogs as account } from '@portal/account/i18n';
import { catalogs as assistant } from '@portal/ai-assistant/i18n';
import { catalogs as embed } from '@portal/embed/i18n';
import { catalogs as guide } from '@portal/guide/i18n';
import { catalogs as menus } from '@portal/menu-engine/i18n';
import { catalogs as notify } from '@portal/notify/i18n';
import { catalogs as tabs } from '@portal/tabs/i18n';
import { catalogs as ui } from '@portal/ui/i18n';
import { createDialogs, createI18n, createToasts, loadLocale, PortalProvider } from '@portal/ui/shell';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { examples } from './examples';

const catalogs = [ui, account, assistant, embed, guide, menus, notify, tabs];

/** Every example twice: two instances on one page share nothing. */
export function App() {
  const [shell] = useState(() => ({
    i18n: createI18n(),
    toasts: createToasts(),
    dialogs: createDialogs(),
    queries: new QueryClient(),
  }));
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void loadLocale(shell.i18n, 'en-US', catalogs).then(() => setReady(true));
  }, [shell]);
  useEffect(() => {
    if (ready) document.documentElement.dataset.ready = '';
  }, [ready]);
  if (!ready) return null;
  return (
    <PortalProvider i18n={shell.i18n} toasts={shell.toasts} dialogs={shell.dialogs}>
      <QueryClientProvider client={shell.queries}>
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
