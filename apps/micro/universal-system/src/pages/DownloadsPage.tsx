import { exportsContract } from '@portal/api-client/contract';
import { useGuest, useGuestApi } from '@portal/embed/react-guest';
import { DownloadCentre } from '@portal/notify/downloads';

const { queryDownloadTasks, retryDownloadTask, deleteDownloadTask, createDownloadLink } = exportsContract;
const calls = { queryDownloadTasks, retryDownloadTask, deleteDownloadTask, createDownloadLink };

/** The portal's calls that this app makes. */
function useApi() {
  return useGuestApi(calls);
}

/** The person's exports, as the other centre lists them too. */
export function DownloadsPage() {
  const { guest, history } = useGuest();
  return <DownloadCentre api={useApi()} history={history} onRetried={guest.exportTask} />;
}
