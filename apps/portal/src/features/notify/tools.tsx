import { accountQueries } from '@portal/account';
import { ExportCentreButton, NotificationBell } from '@portal/notify';
import { LiveButton, NewFeaturesButton } from '@portal/notify/news';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../wiring/ServicesContext.ts';
import { NotifyProviders } from './NotifyProviders.tsx';

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
  const { api } = useServices();
  const { data: user } = useQuery(accountQueries(api).userInfo());
  if (!user || user.ssoEnv === DEMO) return null;
  return (
    <NotifyProviders>
      <NotificationBell />
    </NotifyProviders>
  );
}
