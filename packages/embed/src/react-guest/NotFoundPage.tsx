import { PageMessage } from '@portal/ui';
import { useEffect } from 'react';
import { useGuest, usePanePath } from './GuestContext.ts';

/** Stands for a path that the app has no page for; tells the portal, which says so in the pane. */
export function NotFoundPage() {
  const { guest } = useGuest();
  const path = usePanePath();
  useEffect(() => {
    guest.reportError({ errorCode: 404, pageUrl: path }).catch(() => undefined);
  }, [guest, path]);
  return <PageMessage status={404} />;
}
