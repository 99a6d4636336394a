import { useLingui } from '@lingui/react';
import { useGuest, usePanePath } from '@portal/embed/react-guest';
import { EmptyState } from '@portal/ui';
import { useEffect } from 'react';

/** Says that the app has no such page, and tells the portal. */
export function NotFoundPage() {
  const { i18n } = useLingui();
  const { guest } = useGuest();
  const path = usePanePath();
  useEffect(() => {
    guest.reportError({ errorCode: 404, pageUrl: path }).catch(() => undefined);
  }, [guest, path]);
  return (
    <EmptyState
      icon="search"
      title={i18n._({ id: 'scm.notFound', message: '没有找到这个页面' })}
      text={path}
    />
  );
}
