import { createApi } from '@portal/api-client';
import { announcementsContract, liveContract, renewalContract } from '@portal/api-client/contract';
import { NotifyContext } from '@portal/notify';
import { browserClock } from '@portal/notify/browser';
import { NewsContext } from '@portal/notify/news';
import { type ReactNode, useMemo } from 'react';
import { useWorkspace } from '../../layout/WorkspaceContext.ts';
import { useServices } from '../../wiring/ServicesContext.ts';
import { createNavigation } from './createNavigation.ts';
import { sessionNotify } from './sessionNotify.ts';

/** Gives notices and news to the tools and layers below; nothing while nobody is signed in. */
export function NotifyProviders({ children }: { children: ReactNode }) {
  const services = useServices();
  const { systemCode } = useWorkspace().system;
  const { client, toasts, storage } = services;
  const notify = sessionNotify(services);
  const news = useMemo(
    () => ({
      api: createApi(client, { ...announcementsContract, ...renewalContract, ...liveContract }),
      systemCode,
      navigation: createNavigation(services),
      toasts,
      storage,
      clock: browserClock,
      place: { page: window.location.href, hosts: [] },
    }),
    [services, client, toasts, storage, systemCode],
  );
  if (!notify) return null;
  return (
    <NotifyContext value={notify}>
      <NewsContext value={news}>{children}</NewsContext>
    </NotifyContext>
  );
}
