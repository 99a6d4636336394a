import { accountQueries } from '@portal/account';
import { createApi } from '@portal/api-client';
import { announcementsContract, liveContract, renewalContract } from '@portal/api-client/contract';
import { ExportCentreButton, NotificationBell, NotifyContext } from '@portal/notify';
import { browserClock } from '@portal/notify/browser';
import { LiveButton, NewFeaturesButton, NewsContext } from '@portal/notify/news';
import { useShortcut } from '@portal/ui/shortcuts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import { notifyPorts } from './ports.ts';
import { createNavigation, downloadPlace, sessionNotify } from './sessionNotify.ts';

const DEMO = 'DEMO';

/** The way to a broadcast, while there is one. */
export function LiveTool() {
  return (
    <NotifyProviders>
      <LiveButton />
    </NotifyProviders>
  );
}

/** What is new in the system. */
export function NewFeaturesTool() {
  return (
    <NotifyProviders>
      <NewFeaturesButton />
    </NotifyProviders>
  );
}

/** The way to the export centre. */
export function ExportCentreTool() {
  return (
    <NotifyProviders>
      <ExportCentreButton />
    </NotifyProviders>
  );
}

/** The bell; not in demo mode, where nobody is meant. */
export function BellTool() {
  const ports = notifyPorts.use();
  const { data: user } = useQuery(accountQueries(ports.api).userInfo());
  const isShown = user !== undefined && user.ssoEnv !== DEMO;
  useShortcut(ports.shortcuts(), 'bell', () => {
    if (isShown) sessionNotify.of(ports)?.panel.set(true);
  });
  if (!isShown) return null;
  return (
    <NotifyProviders>
      <NotificationBell keys={false} />
    </NotifyProviders>
  );
}

/** Gives notices and news to the tools and layers below; nothing while nobody is signed in. */
export function NotifyProviders({ children }: { children: ReactNode }) {
  const ports = notifyPorts.use();
  const { systemCode } = useWorkspace().system;
  const { client, config, toasts, storage } = ports;
  const notify = sessionNotify.use(ports);
  const news = useMemo(
    () => ({
      api: createApi(client, { ...announcementsContract, ...renewalContract, ...liveContract }),
      systemCode,
      navigation: createNavigation(ports),
      toasts,
      storage,
      clock: browserClock,
      place: downloadPlace(config()),
    }),
    [ports, client, config, toasts, storage, systemCode],
  );
  if (!notify) return null;
  return (
    <NotifyContext value={notify}>
      <NewsContext value={news}>{children}</NewsContext>
    </NotifyContext>
  );
}
