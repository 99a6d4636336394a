import { useLingui } from '@lingui/react';
import { useFeedback } from '@portal/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { NewsContext } from '../react/NewsContext.ts';
import { NotifyContext } from '../react/NotifyContext.ts';
import { browserClock } from '../runtime/browserClock.ts';
import type { Notify } from '../runtime/createNotify.ts';
import type { NewsPorts } from '../runtime/newsPorts.ts';
import type { NotifyPorts } from '../runtime/ports.ts';
import { createFakeBrowser } from './createFakeBrowser.ts';
import { createFakeNews } from './createFakeNews.ts';
import { createFakeNotify, type FakeNotify } from './createFakeNotify.ts';
import { createFakeServer, type FakeServer } from './createFakeServer.ts';

/** Props of `NotifyExample`. */
export type NotifyExampleProps = {
  /** @default a fresh fake server */
  server?: FakeServer;
  ports?: Partial<NotifyPorts>;
  news?: Partial<NewsPorts>;
  /** Called once with what the example made. */
  onReady?: (notify: Notify, server: FakeServer, navigation: FakeNotify['navigation']) => void;
  children: ReactNode;
};

/** A page with notices and news of its own, against a fake server; its toasts are the page's. */
export function NotifyExample({ server: given, ports, news, onReady, children }: NotifyExampleProps) {
  const { i18n } = useLingui();
  const { toasts } = useFeedback();
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [server] = useState(() => given ?? createFakeServer());
  const [fake, setFake] = useState<FakeNotify>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once, like a sign-in
  useEffect(() => {
    const tab = createFakeBrowser().openTab();
    const made = createFakeNotify({ server, tab }, { toasts, i18n, ...ports });
    setFake(made);
    onReady?.(made.notify, server, made.navigation);
    return () => made.notify.dispose();
  }, []);
  if (!fake) return null;
  const { notify, navigation } = fake;
  const { storage } = notify.ports;
  const place = { page: window.location.href, hosts: [] };
  const newsPorts: NewsPorts = {
    api: createFakeNews(),
    systemCode: 'ERP',
    navigation,
    toasts,
    storage,
    clock: browserClock,
    place,
    ...news,
  };
  return (
    <QueryClientProvider client={queryClient}>
      <NotifyContext value={notify}>
        <NewsContext value={newsPorts}>{children}</NewsContext>
      </NotifyContext>
    </QueryClientProvider>
  );
}
