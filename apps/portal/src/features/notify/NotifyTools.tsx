import { accountQueries } from '@portal/account';
import { ExportCentreButton, NotificationBell } from '@portal/notify';
import { LiveButton, NewFeaturesButton } from '@portal/notify/news';
import { useShortcut } from '@portal/ui/shortcuts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../wiring/ServicesContext.ts';
import { shortcutsOf } from '../shortcuts/shortcutsOf.ts';
import { NotifyProviders } from './NotifyProviders.tsx';
import { sessionNotify } from './sessionNotify.ts';

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
  const services = useServices();
  const { data: user } = useQuery(accountQueries(services.api).userInfo());
  const isShown = user !== undefined && user.ssoEnv !== DEMO;
  useShortcut(shortcutsOf(services), 'bell', () => {
    if (isShown) sessionNotify(services)?.panel.set(true);
  });
  if (!isShown) return null;
  return (
    <NotifyProviders>
      <NotificationBell keys={false} />
    </NotifyProviders>
  );
}
