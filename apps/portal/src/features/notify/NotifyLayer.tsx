import { LiveReminder, PopupAnnouncements, RenewalPrompt, Ticker } from '@portal/notify/news';
import { createPortal } from 'react-dom';
import { TICKER_SLOT_ID } from '../../layout/WorkspaceFrame.tsx';
import { NotifyProviders } from './NotifyProviders.tsx';
import { QuotaLayer } from './QuotaLayer.tsx';

/** What is told above the workspace: announcements, the ticker, renewal, the broadcast, a blocked page. */
export function NotifyLayer() {
  const slot = document.getElementById(TICKER_SLOT_ID);
  return (
    <>
      <NotifyProviders>
        {slot && createPortal(<Ticker />, slot)}
        <RenewalPrompt avatar={() => document.querySelector('[data-testid="avatar-menu"]')} />
        <PopupAnnouncements />
        <LiveReminder />
      </NotifyProviders>
      <QuotaLayer />
    </>
  );
}
