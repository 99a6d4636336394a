import { useAccount } from '@portal/account';
import { LiveReminder, PopupAnnouncements, QuotaBlock, RenewalPrompt, Ticker } from '@portal/notify/news';
import { createPortal } from 'react-dom';
import { useNewsSlot } from '../../layout/useNewsSlot.ts';
import { useServices } from '../../wiring/ServicesContext.ts';
import { createNavigation } from './createNavigation.ts';
import { NotifyProviders } from './NotifyProviders.tsx';
import { useIsQuotaBlocked } from './useIsQuotaBlocked.ts';

/** What is told above the workspace: announcements, the ticker, renewal, the broadcast; or that the page is blocked. */
export function NotifyLayer() {
  const services = useServices();
  const account = useAccount();
  const isBlocked = useIsQuotaBlocked();
  const slot = useNewsSlot();
  if (isBlocked) {
    return (
      <QuotaBlock
        onBuy={createNavigation(services).openProductPackage}
        onSignOut={() => void account.signOut()}
      />
    );
  }
  return (
    <NotifyProviders>
      {slot && createPortal(<Ticker />, slot)}
      <RenewalPrompt avatar={() => document.querySelector('[data-testid="avatar-menu"]')} />
      <PopupAnnouncements />
      <LiveReminder />
    </NotifyProviders>
  );
}
