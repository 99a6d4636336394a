import { useLingui } from '@lingui/react';
import { useGuest, usePageTitle } from '@portal/embed/react-guest';
import { DownloadCentre } from '@portal/notify/downloads';
import { useApi } from '../../useApi.ts';

/** The person's exports, as the other centre lists them too. */
export function DownloadsPage() {
  const { i18n } = useLingui();
  usePageTitle(i18n._({ id: 'sso.downloads', message: '导出中心' }));
  const { guest, history } = useGuest();
  return <DownloadCentre api={useApi()} history={history} onRetried={guest.exportTask} />;
}
