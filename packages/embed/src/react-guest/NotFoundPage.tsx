import { PageMessage } from '@portal/ui';
import { useEffect } from 'react';
import { useGuest, usePanePath } from './GuestContext.ts';

/** What an app shows for a path that it has no page for; it tells the portal, which says so in the pane. */
export function NotFoundPage() {
  const { guest } = useGuest();
  const path = usePanePath();
  useEffect(() => {
    guest.reportError({ errorCode: 404, pageUrl: path }).catch(() => undefined);
  }, [guest, path]);
  return <PageMessage status={404} />;
}
