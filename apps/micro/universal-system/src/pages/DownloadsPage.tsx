import { useGuest } from '@portal/embed/react-guest';
import { DownloadCentre } from '@portal/notify/downloads';
import { useApi } from '../useApi.ts';

/** The person's exports, as the other centre lists them too. */
export function DownloadsPage() {
  const { guest, history } = useGuest();
  return <DownloadCentre api={useApi()} history={history} onRetried={guest.exportTask} />;
}
