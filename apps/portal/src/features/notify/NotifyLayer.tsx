import { useMachine } from '@portal/machine/react';
import { LiveReminder, PopupAnnouncements, RenewalPrompt, Ticker } from '@portal/notify/news';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useIsQuotaBlocked } from '../../workspace/useQuotaBlock.ts';
import { useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import { NotifyProviders } from './NotifyTools.tsx';
import { notifyPorts } from './ports.ts';
import { sessionNotify } from './sessionNotify.ts';

/** What is told above the workspace: announcements, the ticker, renewal, the broadcast; nothing where the page is blocked. */
export function NotifyLayer() {
  const ports = notifyPorts.use();
  const notify = sessionNotify.use(ports);
  useEffect(() => {
    ports.pushStatus.set(notify?.status);
    return () => ports.pushStatus.set(undefined);
  }, [ports, notify]);
  const isBlocked = useIsQuotaBlocked(useWorkspace().system.serviceId);
  const { avatar, news } = useMachine(ports.anchors);
  if (isBlocked) return null;
  return (
    <NotifyProviders>
      {news && createPortal(<Ticker />, news)}
      <RenewalPrompt avatar={() => avatar ?? null} />
      <PopupAnnouncements />
      <LiveReminder />
    </NotifyProviders>
  );
}
