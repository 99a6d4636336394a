import { accountQueries } from '@portal/account';
import { createApi } from '@portal/api-client';
import { announcementsContract, liveContract, renewalContract } from '@portal/api-client/contract';
import { useMachine } from '@portal/machine/react';
import { browserClock, NotifyContext } from '@portal/notify';
import { NotificationBell } from '@portal/notify/bell';
import { ExportCentreButton } from '@portal/notify/exports';
import {
  LiveButton,
  LiveReminder,
  NewFeaturesButton,
  NewsContext,
  PopupAnnouncements,
  RenewalPrompt,
  Ticker,
} from '@portal/notify/news';
import { useShortcut } from '@portal/ui/shortcuts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { isDemo } from '../../app/createSessionData.ts';
import { useIsQuotaBlocked } from '../../workspace/useQuotaBlock.ts';
import { useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import { createNavigation, downloadPlace, notifyPorts, sessionNotify } from './sessionNotify.ts';

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
  const isShown = user !== undefined && !isDemo(user);
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
function NotifyProviders({ children }: { children: ReactNode }) {
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

/** What is told above the workspace: announcements, the ticker, renewal, the broadcast; nothing where the page is blocked. */
export function NotifyLayer() {
  const ports = notifyPorts.use();
  const notify = sessionNotify.use(ports);
  useEffect(() => {
    ports.pushStatus.set(notify?.status);
    return () => ports.pushStatus.set(undefined);
  }, [ports, notify]);
  const isBlocked = useIsQuotaBlocked(useWorkspace().system.serviceId);
  const { avatar, newsLine } = useMachine(ports.anchors);
  if (isBlocked) return null;
  return (
    <NotifyProviders>
      {newsLine && createPortal(<Ticker />, newsLine)}
      <RenewalPrompt avatar={() => avatar ?? null} />
      <PopupAnnouncements />
      <LiveReminder />
    </NotifyProviders>
  );
}
